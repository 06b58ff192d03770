import { TIMING } from '@squash/contract/limits'
import type { QuestDetails, QuestStep } from '@squash/contract/quests'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { Card } from '../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CompletionDialog } from './completion-dialog.tsx'
import { Feedback } from './feedback.tsx'
import { Lesson, QuestText } from './lesson.tsx'
import { useSubmitStep } from './queries.ts'

type QuestStepPartProps = {
  details: QuestDetails
  step: QuestStep
  /** Whether the user came from another step. When the screen first opens, its own heading gets focus instead. */
  takesFocus: boolean
  /** Goes to the step with this number. */
  onNext: (number: number) => void
}

/** One step: its title, the lesson, then the task with the answer form or its result. */
export function QuestStepPart({ details, step, takesFocus, onNext }: QuestStepPartProps) {
  const [choice, setChoice] = useState<string | null>(null)
  const [text, setText, forgetText] = useDraft(`quest:${details.quest.id}:${step.id}`)
  const submission = useSubmitStep(details)
  const result = submission.data ?? null
  const [isDone, setDone] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const question = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  const completes = result?.quest_completed === true && result.is_correct
  useEffect(() => {
    if (!completes) return
    const timer = setTimeout(() => setDone(true), TIMING.questFeedback)
    return () => clearTimeout(timer)
  }, [completes])

  const isRewrite = step.step_type === 'rewrite'
  const submit = () =>
    submission.mutate(
      { stepId: step.id, response: isRewrite ? text.trim() : (choice ?? '') },
      { onSuccess: ({ is_correct }) => is_correct && forgetText() },
    )
  const goOn = () => {
    if (result === null) return
    if (completes) return setDone(true)
    submission.reset()
    setChoice(null)
    question.current?.focus()
    if (result.next_step !== null) onNext(result.next_step)
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none lg:col-span-2">
        {step.title}
      </h2>
      <Lesson step={step} />
      <Card as="section" className="flex flex-col gap-5">
        <h3 ref={question} tabIndex={-1} className="text-xl outline-none">
          {KINDS[step.step_type] ?? 'Your turn'}
        </h3>
        <QuestText text={step.instruction} />
        {result === null ? (
          <AnswerForm
            step={step}
            choice={choice}
            onChoose={setChoice}
            text={text}
            onType={setText}
            isSending={submission.isPending}
            onSubmit={submit}
          />
        ) : (
          <Feedback
            isCorrect={result.is_correct}
            text={result.feedback}
            answer={answerOf(step, choice, text)}
            onContinue={goOn}
          />
        )}
      </Card>
      {result && (
        <CompletionDialog open={isDone} onClose={() => setDone(false)} quest={details.quest} result={result} />
      )}
    </div>
  )
}

const KINDS: Readonly<Record<string, string>> = {
  quiz: 'Quiz',
  choice: 'What would you do?',
  rewrite: 'Say it better',
}

const answerOf = (step: QuestStep, choice: string | null, text: string): string | null =>
  step.step_type === 'rewrite' ? text || null : (step.options.find(({ id }) => id === choice)?.text ?? null)
