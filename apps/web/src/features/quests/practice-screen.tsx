import { LIMITS } from '@squash/contract/limits'
import { questsMessages } from '@squash/contract/messages/quests'
import { judgePractice } from '@squash/rules/quests/practice'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePracticeAnswer, usePracticeMessage } from '../../lib/practice.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { Feedback, Lesson } from './lesson.tsx'
import { useQuest } from './queries.ts'

/** The quest whose last step is practised here, with a message of the user's own. */
const QUEST = 'i-statements'

/** /practice: rewriting a message that wasn't sent. Message and answer stay in this browser. */
export function PracticeScreen() {
  const [message, , forgetMessage] = usePracticeMessage()
  return (
    <Page
      title="Practise with your message"
      documentTitle="Practice"
      back={{ to: '/quests', label: 'Quests' }}
      width={message.trim() === '' ? 'narrow' : 'full'}
      lead="What you write here stays in this browser, as a draft. It isn’t sent to anyone, and Squash doesn’t store it."
    >
      {message.trim() === '' ? (
        <EmptyState
          title="Nothing to practise with"
          action={
            <LinkButton to="/new-conflict" variant="primary">
              Start a new conflict
            </LinkButton>
          }
        >
          Start a new conflict, see the preview, and go back to what you typed without sending it. Then choose “Practise
          with this message”, and it opens here.
        </EmptyState>
      ) : (
        <Exercise message={message} onForget={forgetMessage} />
      )}
    </Page>
  )
}

function Exercise({ message, onForget }: { message: string; onForget: () => void }) {
  const { data: details } = useQuest(QUEST)
  const step = details?.steps.findLast(({ step_type }) => step_type === 'rewrite')
  const [answer, setAnswer, forgetAnswer] = usePracticeAnswer()
  const [result, setResult] = useState<ReturnType<typeof judgePractice> | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = answer.trim()
  const problems = useProblems({
    answer: text === '' ? questsMessages.enterResponse : tooMany(text, LIMITS.questResponse),
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (problems.check()) setResult(judgePractice(message, text))
  }
  const wasJudged = useRef(false)
  useEffect(() => {
    if (wasJudged.current && result === null) heading.current?.focus()
    wasJudged.current = result !== null
  }, [result])
  const forget = () => {
    forgetAnswer()
    onForget()
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <Card as="section" className="flex flex-col gap-5">
        <div>
          <p className="eyebrow mb-1">Say it better</p>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            Put it together
          </h2>
        </div>
        <p>Rewrite your message so that it says what happened, how you feel, and what you ask for.</p>
        <figure className="outlined rounded-control bg-tangerine-soft px-4 py-3">
          <figcaption className="eyebrow mb-1 text-ink/75">Your message · only in this browser</figcaption>
          <blockquote className="text-lg leading-snug whitespace-pre-line wrap-anywhere">{message.trim()}</blockquote>
        </figure>
        {result === null ? (
          <form onSubmit={check} className="flex flex-col gap-5">
            <TextArea
              {...problems.field('answer')}
              label="Your version"
              hint="Checked right here. It isn’t sent."
              max={LIMITS.questResponse}
              rows={5}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                Check it
              </Button>
              <Button onClick={forget}>Delete what I wrote</Button>
            </div>
          </form>
        ) : (
          <Feedback
            isCorrect={result.isCorrect}
            text={result.feedback}
            answer={text}
            onContinue={() => setResult(null)}
          />
        )}
      </Card>
      {step && <Lesson step={step} />}
    </div>
  )
}
