import type { Once } from './once.ts'
import { RULING_PRICE } from './ruling-price.ts'

/** A penalty's reason always says why it was given, and how to avoid it. */
const penalty = <const Amount extends number>(amount: Amount, once: Once, why: string, avoidedBy: string) => ({
  amount,
  once,
  why,
  avoidedBy,
  reason: `${why} ${avoidedBy}`,
})

/** What costs SquashCred, and how much (docs/reference/rewards.md#penalties). */
export const PENALTIES = {
  EXCESSIVE_REHASHING: penalty(
    -5,
    'conflict',
    'You asked for three or more rehashes within 30 days.',
    'Say in your message what you need, and the first suggestion has a better chance.',
  ),
  CONFLICT_EXPIRED: penalty(
    -2,
    'conflict',
    'Your conflict expired: nobody answered it for 30 days.',
    'Tell the other person about the invite, or delete what no longer matters.',
  ),
  NO_RESPONSE: penalty(
    -5,
    'conflict',
    'A conflict waited 30 days for your answer and closed without it.',
    'A short answer is enough, and declining costs nothing.',
  ),
  INVITE_IGNORED: penalty(
    -5,
    'conflict or debate',
    'An invite waited a week for your answer.',
    'Answer or decline within seven days; declining costs nothing.',
  ),
  GHOSTING: penalty(
    -10,
    'conflict',
    'A conflict has been waiting for you alone for 14 days.',
    'Take your turn within two weeks; a vote takes one tap.',
  ),
  ABANDONING: penalty(
    -8,
    'conflict',
    'A conflict closed unfinished while it was waiting for you.',
    'Take your turn within 30 days, even if only to say that it doesn’t work for you.',
  ),
  SERIAL_ABANDONING: penalty(
    -20,
    'month',
    'Three conflicts closed this month while they were waiting for you.',
    'Keep fewer open at a time, and finish one before you start the next.',
  ),
  ESCALATION: penalty(
    -RULING_PRICE.asking,
    'conflict',
    'You asked for the final ruling, which is public.',
    'Settling on one of the three suggestions keeps it between the two of you.',
  ),
  FINAL_JUDGMENT: penalty(
    -RULING_PRICE.each,
    'conflict',
    'Your conflict ended with a public ruling.',
    'There’s no ruling if you both say a conflict is settled.',
  ),
  EXCESSIVE_CAPS: penalty(
    -5,
    'message',
    'Half or more of a message was in capitals.',
    'Go easy on the capitals; the mediator hears you just as well.',
  ),
  CONFLICT_FLOOD: penalty(
    -30,
    'day',
    'You started five or more conflicts in one day.',
    'Start up to four a day, and begin with what matters most.',
  ),
  LOW_RESOLUTION_RATE: penalty(
    -25,
    'month',
    'You closed the month with under a quarter of your conflicts resolved.',
    'Finish what’s open: every conflict you both settle raises your rate.',
  ),
  INACTIVE: penalty(-10, 'absence', 'You were away for more than 30 days.', 'One visit a month is enough.'),
  BAD_FAITH_VOTING: penalty(
    -10,
    'day',
    'You cast more than 20 public votes within ten minutes.',
    'Read a ruling before you vote on it; there’s no prize for the most votes.',
  ),
  REPORTED: penalty(
    -15,
    'report',
    'A report about something you wrote was upheld.',
    'Follow the community rules; if you see it differently, you can appeal.',
  ),
  SPAM_OR_ABUSE: penalty(
    -20,
    'report',
    'A report that you wrote spam or abuse was upheld.',
    'Write only to settle something, and without insults; you can appeal.',
  ),
} as const
