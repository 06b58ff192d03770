import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestStep } from '@squash/contract/quests'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tooMany } from '../../ui/room-left.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { OptionList } from './option-list.tsx'
import { MOST_CHARACTERS } from './use-submit-step.ts'

type AnswerFormProps = {
  step: QuestStep
  choice: string | null
  onChoose: (id: string) => void
  text: string
  onType: (text: string) => void
  isSending: boolean
  /** False as long as the quest has not started. */
  isReady: boolean
  onSubmit: () => void
}

/** The answer to a step: one of its options, or one's own words. */
export function AnswerForm(props: AnswerFormProps) {
  const { step, choice, text, isSending, isReady, onSubmit } = props
  const isRewrite = step.step_type === 'rewrite'
  const missing = isRewrite ? questsMessages.enterResponse : questsMessages.selectOption
  const isAnswered = isRewrite ? text.trim() !== '' : choice !== null
  const problems = useProblems({
    answer: isAnswered ? (isRewrite ? tooMany(text.trim(), MOST_CHARACTERS) : undefined) : missing,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !isReady) return
    if (problems.check()) onSubmit()
    else if (!isAnswered) toast.error(missing)
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <Question {...props} error={problems.of('answer')} ref={problems.ref('answer')} />
      <Button type="submit" variant="primary" size="large" busy={isSending || !isReady} className="sm:self-start">
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
          hint="It is judged and then forgotten: what you write here is not kept."
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
