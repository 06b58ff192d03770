import type { Turn } from '@squash/rules/conflicts/your-turn'
import { button, link, paragraph, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { quotableName, quotableTitle } from './other-peoples-words.ts'

export type YourTurn = {
  siteUrl: string
  conflictId: string
  conflictTitle: string
  otherFirstName: string | null
  turn: Turn
  unsubscribeUrl: string
}

type Words = { heading: string; say: (name: string) => string; action: string }

const WORDS: Record<Turn, Words> = {
  vote_1: {
    heading: 'The mediator has an idea',
    say: (name) => `Your side and ${name}’s are both in, and the mediator suggests a way out. Does it work for you?`,
    action: 'Read it and vote',
  },
  vote_2: {
    heading: 'A new approach is in',
    say: (name) => `The first idea did not settle it, so the mediator looked again at what you and ${name} wrote.`,
    action: 'Read it and vote',
  },
  core_issues: {
    heading: 'What is it really about?',
    say: (name) =>
      `Tell the mediator in your own words what lies at the core for you. ${name} does not get to read it.`,
    action: 'Write your core issue',
  },
  vote_3: {
    heading: 'The mediator went deeper',
    say: (name) =>
      `You and ${name} both said what matters most, and there is a reflection on it. Does it settle things?`,
    action: 'Read it and vote',
  },
  ruling_available: {
    heading: 'What now is up to you two',
    say: (name) =>
      `It is not settled yet. You or ${name} may ask for a final ruling. It is public, so take a moment first.`,
    action: 'Look at your options',
  },
}

/** It waits on this person; they may opt out of these mails. */
export function renderYourTurn(notice: YourTurn): Promise<RenderedMail> {
  const words = WORDS[notice.turn]
  const quoted = quotableTitle(notice.conflictTitle)
  return renderLetter(
    {
      subject: `Your turn: ${quoted}`,
      preheader: words.heading,
      heading: words.heading,
      body: [
        title(quoted),
        paragraph(words.say(quotableName(notice.otherFirstName))),
        button(words.action, `${notice.siteUrl}/conflict/${notice.conflictId}`),
      ],
      footer: [
        paragraph('You get this because a conflict of yours at Squash waits for you.'),
        link('Stop your-turn mails', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
