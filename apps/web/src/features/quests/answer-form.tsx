import { lengthOf } from '@squash/contract/length'
import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestStep } from '@squash/contract/quests'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
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
  const { step, choice, onChoose, text, onType, isSending, isReady, onSubmit } = props
  const isRewrite = step.step_type === 'rewrite'
  const isAnswered = isRewrite ? text.trim() !== '' && lengthOf(text.trim()) <= MOST_CHARACTERS : choice !== null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !isReady) return
    // Where the button is disabled, the key Enter still gets here.
    if (!isAnswered) return toast.error(isRewrite ? questsMessages.enterResponse : questsMessages.selectOption)
    onSubmit()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <Question step={step} choice={choice} onChoose={onChoose} text={text} onType={onType} isSending={isSending} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={isSending}
        disabled={!isAnswered || !isReady}
        className="sm:self-start"
      >
        SUBMIT ANSWER
      </Button>
    </form>
  )
}

function Question({ step, choice, onChoose, text, onType, isSending }: Omit<AnswerFormProps, 'isReady' | 'onSubmit'>) {
  switch (step.step_type) {
    case 'quiz':
    case 'choice':
      return <OptionList options={step.options} value={choice} onChange={onChoose} disabled={isSending} />
    case 'rewrite':
      return (
        <TextArea
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
