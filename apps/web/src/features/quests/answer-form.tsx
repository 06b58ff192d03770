import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestStep } from '@squash/contract/quests'
import { type FormEvent, type Ref, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Radio } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { MOST_CHARACTERS } from './queries.ts'

type AnswerFormProps = {
  step: QuestStep
  choice: string | null
  onChoose: (id: string) => void
  text: string
  onType: (text: string) => void
  isSending: boolean
  onSubmit: () => void
}

/** The answer to a step: one of its options, or free text. */
export function AnswerForm(props: AnswerFormProps) {
  const { step, choice, text, isSending, onSubmit } = props
  const isRewrite = step.step_type === 'rewrite'
  const missing = isRewrite ? questsMessages.enterResponse : questsMessages.selectOption
  const isAnswered = isRewrite ? text.trim() !== '' : choice !== null
  const problems = useProblems({
    answer: isAnswered ? (isRewrite ? tooMany(text.trim(), MOST_CHARACTERS) : undefined) : missing,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (problems.check()) onSubmit()
    else if (!isAnswered) toast.error(missing)
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <Question {...props} {...problems.field('answer')} />
      <Button type="submit" variant="primary" size="large" busy={isSending} className="sm:self-start">
        SUBMIT ANSWER
      </Button>
    </form>
  )
}

type QuestionProps = AnswerFormProps & {
  error: string | undefined
  ref: (control: { focus: () => void } | null) => void
}

function Question({ step, choice, onChoose, text, onType, isSending, error, ref }: QuestionProps) {
  switch (step.step_type) {
    case 'quiz':
    case 'choice':
      return (
        <OptionList
          ref={ref}
          options={step.options}
          value={choice}
          onChange={onChoose}
          disabled={isSending}
          error={error}
        />
      )
    case 'rewrite':
      return (
        <TextArea
          ref={ref}
          error={error}
          label="Your version"
          hint="We check what you write here, but we don’t store it."
          placeholder="Type your response here..."
          max={MOST_CHARACTERS}
          rows={5}
          value={text}
          readOnly={isSending}
          onChange={(event) => onType(event.target.value)}
        />
      )
    default:
      return <Notice tone="rose">Unknown step type</Notice>
  }
}

type OptionListProps = {
  options: readonly { id: string; text: string }[]
  value: string | null
  onChange: (id: string) => void
  disabled: boolean
  error: string | undefined
  /** The first of the radio buttons. */
  ref: Ref<HTMLInputElement>
}

/** A choice of sentences. */
function OptionList({ options, value, onChange, disabled, error, ref }: OptionListProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Your answer</legend>
      {options.map(({ id, text }, place) => (
        <Radio
          key={id}
          ref={place === 0 ? ref : undefined}
          aria-describedby={error && `${name}-error`}
          name={name}
          value={id}
          checked={id === value}
          onChange={() => onChange(id)}
          className={
            'flex min-h-12 items-start gap-3 rounded-control border-2 border-edge bg-card px-4 py-3 ' +
            'hover:bg-lime-soft has-checked:border-ink has-checked:bg-lime-soft has-checked:shadow-hard-sm has-disabled:opacity-55'
          }
        >
          <span
            aria-hidden
            className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge bg-card after:size-2.5 after:rounded-full peer-checked:border-ink peer-checked:after:bg-ink"
          />
          <span className="min-w-0">{text}</span>
        </Radio>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
