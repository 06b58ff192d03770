import { ANONYMOUS } from '@squash/contract/anonymous'
import { button, link, paragraph, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { quotableName, quotableTitle } from './quotable-text.ts'

export type Outcome = {
  siteUrl: string
  conflictId: string
  conflictTitle: string
  otherFirstName: string | null
  unsubscribeUrl: string
}

/** To both parties, who agreed on the proposal. */
export const renderSquashed = (outcome: Outcome): RenderedMail =>
  renderOutcome(outcome, (name) => ({
    subject: 'Squashed',
    heading: 'Conflict squashed!',
    say: [
      `You and ${name} both said that it works for you. That took some listening, on both sides.`,
      'There’s a draft of what you agreed on. Read it, change it together if you like, and agree to it.',
    ],
    action: 'See what you agreed on',
  }))

/** To the creator. Until the invited side answers they know only the address, so the mail names no one. */
export const renderDeclined = (outcome: Outcome): RenderedMail =>
  renderOutcome(outcome, () => ({
    subject: 'Your invite was declined',
    heading: 'They’d rather not settle this one here',
    say: [
      'The person you invited has declined. That’s their call, and it says nothing about who’s right.',
      'Nobody loses points. If you both change your minds, either of you can start again.',
    ],
    action: 'See the conflict',
  }))

/** To the party who did not choose to leave it here. */
export const renderLeftOpen = (outcome: Outcome): RenderedMail =>
  renderOutcome(outcome, (name) => ({
    subject: 'Closed without a ruling',
    heading: `${name} chose to leave it here`,
    say: [
      'You’ve both put real work into this one. It’s closed without a ruling, and nothing about it is public.',
      'That says nothing about who’s right, and nobody loses points. You can both still read everything, and if it still matters later, either of you can start again.',
    ],
    action: 'See the conflict',
  }))

/** To the party who did not request the ruling, as soon as it is requested, with what the public will see of them. */
export const renderRulingRequested = (outcome: Outcome): RenderedMail =>
  renderOutcome(outcome, (name) => ({
    subject: 'A public ruling was requested',
    heading: `${name} asked for the final ruling`,
    say: [
      'The mediator is writing a ruling. The title, a summary and the ruling itself go on the public board, with contact details hidden. The ruling may quote a few words from the versions you sent each other, but nothing else you typed.',
      `You appear there as “${ANONYMOUS}” until you choose to show your name. You can change that at any time.`,
    ],
    action: 'Choose whether your name shows',
  }))

export const renderRulingIssued = (outcome: Outcome): RenderedMail =>
  renderOutcome(outcome, (name) => ({
    subject: 'The ruling is in',
    heading: 'The ruling is in',
    say: [
      `The mediator has ruled on the conflict between you and ${name}. It’s on the public board, where others can vote on it.`,
      'You choose whether your name is shown there, and you can change that at any time.',
    ],
    action: 'Read the ruling',
  }))

type Words = { subject: string; heading: string; say: readonly string[]; action: string }

function renderOutcome(outcome: Outcome, words: (name: string) => Words): RenderedMail {
  const quoted = quotableTitle(outcome.conflictTitle)
  const { subject, heading, say, action } = words(quotableName(outcome.otherFirstName))
  return renderLetter(
    {
      subject: `${subject}: ${quoted}`,
      preheader: say[0] ?? '',
      heading,
      body: [title(quoted), ...say.map(paragraph), button(action, `${outcome.siteUrl}/conflict/${outcome.conflictId}`)],
      footer: [
        paragraph('You’re getting this email because you’re part of this conflict on Squash.'),
        link('Stop emails about how my conflicts turn out', outcome.unsubscribeUrl),
      ],
    },
    outcome.siteUrl,
  )
}
