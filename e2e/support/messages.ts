import { MESSAGES } from '@squash/contract/messages'
import type { Page } from 'playwright-core'

type Group = keyof typeof MESSAGES
type Message = string | ((reason: string) => string)

/** The journey that shows every text of a group. A new group without one doesn't compile. */
const journeys = {
  signUp: 'every-message-about-an-account',
  signIn: 'every-message-about-an-account',
  newConflict: 'every-message-on-screen',
  conflict: 'every-message-on-screen',
  invite: 'every-message-on-screen',
  profile: 'every-message-about-an-account',
  newDebate: 'every-debate-message',
  debate: 'every-debate-message',
  share: 'every-debate-message',
  quests: 'finishing-a-quest',
  rulings: 'reading-the-public-board',
  leaderboard: 'leaderboard',
  forum: 'voting-on-the-daily-conflict',
  tips: 'giving-a-tip',
  reports: 'reported-and-appealed',
  safety: 'a-message-with-a-warning-sign',
  safetyReviews: 'safety-hints',
} as const satisfies Record<Group, string>

export type Journey = (typeof journeys)[Group]

/** The journeys that keep a list of messages, without duplicates. */
export const journeysWithMessages: Journey[] = [...new Set(Object.values(journeys))]

/** The reason with which a test makes a call fail, for messages that repeat it. */
export const REASON = MESSAGES.invite.network

/** The messages that a journey answers for: its last test checks that each of them was shown. */
export function messagesOf(journey: Journey) {
  const all = Object.entries(MESSAGES).flatMap(([group, texts]) =>
    Object.entries(journeys).some(([name, home]) => name === group && home === journey) ? textsOf(texts) : [],
  )
  const seen = new Set<string>()
  return {
    /** Waits for exactly this message, and ticks it off. */
    async shows(page: Page, message: string): Promise<void> {
      await page.getByText(message, { exact: true }).first().waitFor()
      seen.add(message)
    },
    /** Ticks off a message that a test verified in another way. */
    tick: (message: string): unknown => seen.add(message),
    /** Messages that have not been shown, except those that are covered elsewhere. */
    unmet: (...elsewhere: string[]): string[] => all.filter((text) => !seen.has(text) && !elsewhere.includes(text)),
  }
}

const textsOf = (group: Record<string, Message>): string[] =>
  Object.values(group).map((message) => (typeof message === 'string' ? message : message(REASON)))
