import { counted } from '@squash/contract/counted'
import { DEBATE_DAYS } from '@squash/rules/debates/answer'
import { DEBATE_INVITE_DAYS } from '@squash/rules/debates/close'
import { Card } from '../../../ui/card.tsx'

const STEPS = [
  {
    title: 'They take the other side.',
    text: `An invite that nobody answers closes after ${counted(DEBATE_INVITE_DAYS, 'day')}.`,
  },
  { title: 'Everybody votes.', text: `${counted(DEBATE_DAYS, 'day')}, everybody but the two of you.` },
  { title: 'Most votes win.', text: 'The winner gets the crown, and 25 SquashCred.' },
  { title: 'It is public.', text: 'Once they have answered, all who are signed in can read both arguments.' },
] as const

/** What becomes of a debate. */
export function HowItGoes() {
  return (
    <Card as="section" tone="mediator" className="h-fit">
      <h2 className="text-xl">How a debate goes</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <strong className="block">{title}</strong>
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
