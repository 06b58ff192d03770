import { counted } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { DEBATE_DAYS } from '@squash/rules/debates/answer'
import { DEBATE_INVITE_DAYS } from '@squash/rules/debates/close'
import { SAMPLE_TOPICS } from '@squash/rules/debates/sample-topics'
import { useDraft } from '../../lib/drafts.ts'
import { AccountField, inviteProblem, useEmailCheck } from '../../lib/forms/account-field.tsx'
import { FormWithTips, LimitedField, TitleChips } from '../../lib/forms/form-with-tips.tsx'
import type { Safety } from '../../lib/safety/use-safety.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { type Problems, tooMany, useProblems } from '../../ui/use-problems.ts'

const STEPS = [
  {
    title: 'They take the other side.',
    text: `An unanswered invite closes after ${counted(DEBATE_INVITE_DAYS, 'day')}.`,
  },
  { title: 'Everyone votes.', text: `For ${counted(DEBATE_DAYS, 'day')}, everyone but the two of you can vote.` },
  { title: 'Most votes wins.', text: 'The winner gets the crown, and 25 SquashCred.' },
  { title: 'It’s public.', text: 'Once they’ve answered, anyone who’s signed in can read both arguments.' },
] as const

type DebateFormProps = {
  form: ReturnType<typeof useDebateDraft>
  ownEmail: string | null
  isSending: boolean
  safety: Safety
  onSend: (safety_acknowledged: boolean) => void
}

/** The form: the question, both sides, the author's argument, and the opponent's address. */
export function DebateForm({ form, ownEmail, isSending, safety, onSend }: DebateFormProps) {
  const { draft, setTitle, setOwnSide, setPosition, setTheirSide, setEmail } = form
  const check = useEmailCheck(draft.opponent_email, ownEmail)
  const problems = useProblems(debateProblems(draft, ownEmail))
  const pick = (title: string) => {
    const topic = SAMPLE_TOPICS.find((one) => one.title === title)
    if (topic === undefined) return
    setTitle(title)
    setOwnSide(topic.creator_side)
    setTheirSide(topic.opponent_side)
  }
  return (
    <FormWithTips
      legend="Your debate"
      tips={{ heading: 'How a debate goes', items: STEPS }}
      check={problems.check}
      emptyFields={hasEmptyField(draft) ? newDebateMessages.fillInAllFields : null}
      isSending={isSending}
      safety={safety}
      focusWords={() => problems.focus('creator_position')}
      onDelete={form.clear}
      onSubmit={onSend}
      cancelTo="/debates"
      submit="Start the debate"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <LimitedField
          {...problems.field('title')}
          label="The question"
          max={LIMITS.debateTitle}
          value={draft.title}
          onChange={setTitle}
          placeholder="Over or under?"
        />
        <TitleChips titles={SAMPLE_TOPICS.map(({ title }) => title)} chosen={draft.title} onPick={pick} />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <LimitedField
          {...problems.field('creator_side')}
          label="Your side"
          max={LIMITS.debateSide}
          value={draft.creator_side}
          onChange={setOwnSide}
        />
        <LimitedField
          {...problems.field('opponent_side')}
          label="Their side"
          max={LIMITS.debateSide}
          value={draft.opponent_side}
          onChange={setTheirSide}
        />
      </div>
      <TextArea
        {...problems.field('creator_position')}
        label="Your argument"
        hint="Argue about the question, not the person. Once they’ve answered, anyone who’s signed in can read it, so leave out anything private."
        max={LIMITS.debatePosition}
        rows={5}
        value={draft.creator_position}
        onChange={(event) => setPosition(event.target.value)}
      />
      <AccountField
        {...problems.field('opponent_email')}
        label="Who takes the other side?"
        hint="They get a link. Nobody else sees this address."
        ownMessage={newDebateMessages.withYourself}
        value={draft.opponent_email}
        onChange={setEmail}
        check={check}
      />
    </FormWithTips>
  )
}

/** What the user has filled in so far. */
export type DebateDraft = {
  title: string
  creator_side: string
  creator_position: string
  opponent_side: string
  opponent_email: string
}

const hasEmptyField = (draft: DebateDraft): boolean => Object.values(draft).some((text) => text.trim() === '')

/** Why the draft can't be sent: empty or overlong fields, or an address that is incomplete or the user's own. */
export function debateProblems(draft: DebateDraft, ownEmail: string | null): Problems<keyof DebateDraft> {
  const said = newDebateMessages
  return {
    title: problemOf(draft.title, said.titleMissing, LIMITS.debateTitle),
    creator_side: problemOf(draft.creator_side, said.ownSideMissing, LIMITS.debateSide),
    opponent_side: problemOf(draft.opponent_side, said.theirSideMissing, LIMITS.debateSide),
    creator_position: problemOf(draft.creator_position, said.positionMissing, LIMITS.debatePosition),
    opponent_email: inviteProblem(draft.opponent_email, ownEmail, {
      missing: said.emailMissing,
      own: said.withYourself,
    }),
  }
}

const problemOf = (text: string, missing: string, max: number): string | undefined =>
  text.trim() === '' ? missing : tooMany(text.trim(), max)

/** The form's fields, each stored in this browser until the debate is created. */
export function useDebateDraft() {
  const [title, setTitle, clearTitle] = useDraft('new-debate:title')
  const [creator_side, setOwnSide, clearOwnSide] = useDraft('new-debate:creator-side')
  const [creator_position, setPosition, clearPosition] = useDraft('new-debate:creator-position')
  const [opponent_side, setTheirSide, clearTheirSide] = useDraft('new-debate:opponent-side')
  const [opponent_email, setEmail, clearEmail] = useDraft('new-debate:opponent-email')
  const draft: DebateDraft = { title, creator_side, creator_position, opponent_side, opponent_email }
  const clear = () => {
    for (const forget of [clearTitle, clearOwnSide, clearPosition, clearTheirSide, clearEmail]) forget()
  }
  return { draft, setTitle, setOwnSide, setPosition, setTheirSide, setEmail, clear }
}
