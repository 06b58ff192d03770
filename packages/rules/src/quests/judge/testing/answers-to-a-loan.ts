import type { LabelledAnswers } from './labelled-answers.ts'

/** Written for "Write the no" (Toni asks for 200, and still owes 150): a clear no, and what you need or feel. */
// biome-ignore format: an answer to a line
export const LOAN: LabelledAnswers = {
  tuned: [
    ['good', 'Toni, I’m not going to lend you the 200. I feel uneasy as long as the 150 from March are open. If you like, we can look at your budget together.'],
    ['good', 'Hey Toni, the answer is no this time. Lending money to friends makes me anxious. I’d happily cook for us this week though!'],
    ['in other words', 'Thanks for asking me openly. I have to say no to the loan. I get nervous when I’m owed money and I’d like to keep it out of our friendship.'],
    ['in other words', 'I’ve decided to stop lending money, including the 200 you asked for. It’s important to me that we meet as friends and not as debtors.'],
    ['lazy', 'No, I won’t lend you money.'],
    ['gave in', 'I’m not sure, maybe. I feel bad about the money. Let me think about it.'],
    ['hostile', 'I won’t lend you the 200. You always do this and I’m sick of it, I need you to grow up.'],
    ['sarcastic', 'Oh sure, because the last 150 came back so quickly. I can’t lend you money, I’d hate to be rich. I’m thrilled you asked.'],
    ['copy', 'Ugh, fine, I guess. It’s not like I have a choice, you always do this to me. No.'],
    ['in other words', 'Hi Toni, I’d rather not lend money again. I noticed I get stressed about the 150 that’s still open. Want me to help you look for other options?'],
    ['in other words', 'I know things are tight. Still, I won’t lend you the 200. I need my savings for the rent.'],
    ['in other words', 'Toni, I care about you and I’m saying no to the loan. Money between us makes me tense.'],
    ['gave in', 'Fine, here is the 200, but I’m stressed about the money and I need it back in May.'],
    ['hostile', 'I can’t lend you the 200 because you’re terrible with money and it makes me nervous.'],
    ['excuses', 'I would love to lend you the 200 but my bank is closed and my phone is broken.'],
  ],
  heldOut: [
    ['good', 'I can’t lend you money this time. I need the 150 back first, because I’m saving for my trip.'],
    ['good', 'I won’t be lending any more money, Toni. I’m worried it will come between us, and our friendship matters to me.'],
    ['in other words', 'Not this time, Toni. There’s still 150 open since March, and I’d feel uncomfortable adding to it. I’m glad to help you find another way.'],
    ['lazy', 'no'],
    ['gave in', 'Okay, I’ll lend you 100, but I feel nervous about it and I need it back by May.'],
    ['hostile', 'I’m not lending you anything. I feel angry because you’re a leech and you still owe me 150.'],
    ['hostile', 'No way. Pay back the 150 or I’ll tell everyone what you’re like. I’m upset about the money.'],
    ['off topic', 'I can’t come to the party on Sunday. I’m tired and I need some rest.'],
    ['stuffed', 'no money lend feel worried need 150 won’t can’t'],
    ['good', 'Toni, I won’t lend you 200. When I think of the 150 I get nervous. I hope you find a way.'],
    ['in other words', 'I have to pass on this one, Toni. I need my money for a new bike, and the 150 from March are still missing.'],
    ['in other words', 'No, Toni, I’m not lending more. It’s important to me that money doesn’t get between us.'],
    ['gave in', 'I don’t really want to, but okay, I can lend you 150 and I’m worried about the rest of the money.'],
    ['hostile', 'I’m not going to lend you money because you never pay it back and that makes me mad.'],
    ['lazy', 'I can’t lend you the 200 right now, sorry about that.'],
  ],
}
