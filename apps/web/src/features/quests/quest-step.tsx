import { TIMING } from '@squash/contract/limits'
import type { QuestDetails, QuestStep, StepResult } from '@squash/contract/quests'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '../../lib/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Feedback, Lesson, QuestText } from './lesson.tsx'
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

type CompletionDialogProps = {
  open: boolean
  onClose: () => void
  quest: QuestDetails['quest']
  result: StepResult
}

/** Shown when a quest is completed: the points earned and what it unlocked. */
function CompletionDialog({ open, onClose, quest, result }: CompletionDialogProps) {
  const navigate = useNavigate()
  const earned = result.cred_earned.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="QUEST COMPLETED!"
      description={quest.title}
      actions={
        <Button variant="primary" size="large" onClick={() => navigate('/quests')}>
          CONTINUE YOUR JOURNEY
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        <Reward emoji="💜" title={`+${earned || quest.reward_cred} CRED`}>
          {result.cred_earned.map(({ reason, amount }) => `${reason} +${amount}`).join(' · ')}
        </Reward>
        {result.is_quest_achievement_unlocked && (
          <Reward emoji="🏅" title="New achievement unlocked!">
            You’ll find it on your profile.
          </Reward>
        )}
        {quest.unlocks_tool && (
          <Reward emoji="🧰" title={`Tool unlocked: ${quest.unlocks_tool}`}>
            You’ll now find it wherever you write about a conflict.
          </Reward>
        )}
      </ul>
    </Dialog>
  )
}

function Reward({ emoji, title, children }: { emoji: string; title: string; children: string }) {
  return (
    <li className="flex items-center gap-4">
      <EmojiTile emoji={emoji} tone="plum" size="small" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        {children !== '' && <p className="text-sm text-muted">{children}</p>}
      </div>
    </li>
  )
}
