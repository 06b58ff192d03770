import { afterAll, expect } from 'vitest'
import { MESSAGES } from '../messages.ts'
import { allPassed } from './all-passed.ts'

type Group = keyof typeof MESSAGES
type Message = string | ((reason: string) => string)

const FEATURES = 'apps/web/src/features'
const LIB = 'apps/web/src/lib'

/** The test that shows every text of each group. A new group without one doesn't compile. */
const tests = {
  signUp: 'e2e/every-message-about-an-account.test.ts',
  signIn: 'e2e/every-message-about-an-account.test.ts',
  newConflict: `${FEATURES}/new-conflict/every-message.component.test.tsx`,
  conflict: `${FEATURES}/conflict/every-message.component.test.tsx`,
  preview: `${FEATURES}/conflict/response-preview.component.test.tsx`,
  agreement: `${LIB}/agreements/agreement-section.component.test.tsx`,
  soloNotes: `${FEATURES}/solo-notes/solo-notes.component.test.tsx`,
  invite: `${FEATURES}/conflict/every-message.component.test.tsx`,
  passOn: `${LIB}/invites/sent-invite-card.component.test.tsx`,
  profile: 'e2e/every-message-about-an-account.test.ts',
  newDebate: `${FEATURES}/debates/every-message.component.test.tsx`,
  debate: `${FEATURES}/debates/every-message.component.test.tsx`,
  share: `${FEATURES}/debates/every-message.component.test.tsx`,
  quests: 'e2e/finishing-a-quest.test.ts',
  rulings: 'e2e/reading-the-public-board.test.ts',
  leaderboard: 'e2e/leaderboard.test.ts',
  forum: 'e2e/voting-on-the-daily-conflict.test.ts',
  tips: 'e2e/giving-a-tip.test.ts',
  reports: 'e2e/reported-and-appealed.test.ts',
  safety: 'e2e/a-message-with-a-warning-sign.test.ts',
  safetyReviews: 'e2e/safety-hints.test.ts',
} as const satisfies Record<Group, string>

export type MessageTest = (typeof tests)[Group]

/** The test files that keep a list of messages, each once. */
export const testsWithMessages: MessageTest[] = [...new Set(Object.values(tests))]

/** The reason that tests give when they make a call fail; some messages repeat it. */
export const REASON = MESSAGES.invite.network

/** The address in messages about a conflict's invite. */
export const ADDRESS = 'jonas@example.org'

/** The messages as they appear in tests: those about an invite name `ADDRESS`. */
const SHOWN = {
  ...MESSAGES,
  passOn: {
    ...MESSAGES.passOn,
    waits: MESSAGES.passOn.waits(ADDRESS),
    hint: MESSAGES.passOn.hint('conflict', ADDRESS),
  },
}

/**
 * The messages that a test file is responsible for: once all its tests have passed, it fails if one was never shown.
 * @param elsewhere messages that other tests cover
 */
export function messageList(test: MessageTest, elsewhere: readonly string[] = []) {
  const all = Object.entries(SHOWN).flatMap(([group, texts]) =>
    Object.entries(tests).some(([name, home]) => name === group && home === test) ? textsOf(texts) : [],
  )
  const seen = new Set<string>()
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires its first argument to be destructured.
  afterAll(({}, file) => {
    if (!allPassed(file)) return
    const unmet = all.filter((text) => !seen.has(text) && !elsewhere.includes(text))
    expect(unmet, 'messages that no test of this file has shown').toEqual([])
  })
  return {
    /** Ticks off a message that a test has verified. */
    tick: (message: string): unknown => seen.add(message),
  }
}

const textsOf = (group: Record<string, Message>): string[] =>
  Object.values(group).map((message) => (typeof message === 'string' ? message : message(REASON)))
