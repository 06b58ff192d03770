import type { Turn } from '@squash/rules/conflicts/turn-mail'
import { button, link, paragraph, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { quotableName, quotableTitle } from './quotable-text.ts'

type YourTurn = {
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
    say: (name) =>
      `Your side and ${name}’s are both in, and the mediator suggests a way forward. Does it work for you?`,
    action: 'Read it and vote',
  },
  vote_2: {
    heading: 'A new approach is in',
    say: (name) =>
      `The first idea didn’t settle it, so the mediator reread what you and ${name} wrote, and has a new suggestion.`,
    action: 'Read it and vote',
  },
  core_issues: {
    heading: 'What’s it really about?',
    say: (name) => `Tell the mediator in your own words what this is really about. ${name} won’t see it.`,
    action: 'Write your core issue',
  },
  vote_3: {
    heading: 'The mediator has one more suggestion',
    say: (name) =>
      `You and ${name} both said what matters most, and the mediator has reflected on that. Does it settle things?`,
    action: 'Read it and vote',
  },
  ruling_available: {
    heading: 'What happens next is up to you both',
    say: (name) =>
      `It isn’t settled yet. You or ${name} can ask for a final ruling. It’s public, so take a moment first.`,
    action: 'See your options',
  },
}

/** To the party whose move is next; they can switch these mails off. */
export function renderYourTurn(notice: YourTurn): RenderedMail {
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
        paragraph('You’re getting this email because one of your conflicts on Squash is waiting for you.'),
        link('Stop emails that say it’s my turn', notice.unsubscribeUrl),
      ],
    },
    notice.siteUrl,
  )
}
