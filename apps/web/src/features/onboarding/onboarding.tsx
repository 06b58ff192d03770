import { TIMING } from '@squash/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepOwnProfile, useOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { storage } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { useIsTourHeld } from '../../ui/hold-tour.ts'

type TourProps = { open: boolean; onDone: () => void; onClosed: () => void }

/** The seven steps. Closing it at any step counts as done. */
function Tour({ open, onDone, onClosed }: TourProps) {
  const [index, setIndex] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const step = TOUR_STEPS[index]
  if (!step) return null
  const isLast = index === TOUR_STEPS.length - 1
  const back = () => {
    setIndex(index - 1)
    // The first step has no Back button, and removing the focused button would lose focus.
    if (index === 1) next.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onDone}
      onClosed={onClosed}
      fades
      title={
        <span className="flex items-center gap-3">
          <span className="outlined grid size-14 shrink-0 place-items-center rounded-card bg-tangerine-soft text-3xl">
            <Emoji>{step.emoji}</Emoji>
          </span>
          {step.title}
        </span>
      }
      actions={
        <>
          <Button ref={next} variant="primary" onClick={isLast ? onDone : () => setIndex(index + 1)}>
            {isLast ? 'GET STARTED' : 'NEXT'}
          </Button>
          {index > 0 && <Button onClick={back}>Back</Button>}
          {!isLast && (
            <Button variant="bare" onClick={onDone} className="sm:mr-auto">
              Skip the tour
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite" className="sm:min-h-28">
        <p className="sr-only">{step.title}</p>
        <p className="text-lg">{step.text}</p>
      </div>
      <Progress index={index} />
    </Dialog>
  )
}

function Progress({ index }: { index: number }) {
  return (
    <div className="mt-5 flex items-center gap-3">
      <span className="text-sm font-semibold text-muted tabular-nums">
        Step {index + 1} of {TOUR_STEPS.length}
      </span>
      <span aria-hidden className="flex flex-1 gap-1.5">
        {TOUR_STEPS.map(({ title }, place) => (
          <span key={title} className={`h-1.5 flex-1 rounded-full ${place <= index ? 'bg-tangerine' : 'bg-faint'}`} />
        ))}
      </span>
    </div>
  )
}

type TourStep = { emoji: string; title: string; text: string }

/** The seven steps for a new user, in order. */
const TOUR_STEPS: readonly TourStep[] = [
  {
    emoji: '👋',
    title: 'Welcome to Squash',
    text: 'This is where two people settle a disagreement without losing each other. Here’s how it works. It takes about a minute.',
  },
  {
    emoji: '🌋',
    title: 'Say it as it is',
    text: 'Write what happened, however angry you are. The mediator puts it in a way they can hear, and the other person reads only the version you approve.',
  },
  {
    emoji: '📨',
    title: 'They get their say',
    text: 'The other person gets an email invite and answers the same way. You read their side in calmer words, too.',
  },
  {
    emoji: '⚖️',
    title: 'A way forward, and two votes',
    text: 'The mediator sums up both sides and suggests a way forward. If it works for both of you, the conflict is squashed.',
  },
  {
    emoji: '🔁',
    title: 'Not settled yet?',
    text: 'Then there’s a rehash, and after that a round on what it’s really about. A conflict that survives two AI rehashes can go to the public board for a final AI ruling and public voting, if one of you asks for it.',
  },
  {
    emoji: '🌱',
    title: 'Get better at it',
    text: 'Settling things earns SquashCred and achievements, and short quests teach you how to argue well. If something costs you points, we say why and how to avoid it.',
  },
  {
    emoji: '🍿',
    title: 'And when it’s not your fight',
    text: 'Vote on public rulings, on the daily forum conflict and on debates. Be kind: there’s a person on each side.',
  },
]

/** Also stored in this browser, so that the tour doesn't reappear if its completion couldn't be saved. */
const doneKey = (person: string) => `squash-tour-done:${person}`

/**
 * Shows the tour to users who haven't taken it, one second after the page loads, and not while a component on the page
 * holds it.
 */
export function Onboarding() {
  const { data: profile } = useOwnProfile()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<'waiting' | 'open' | 'closing' | 'over'>('waiting')
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => keepOwnProfile(queryClient, saved),
    }),
  )
  // A missing username is requested first.
  const person = profile?.onboarding_complete === false && profile.username !== null ? profile.id : null
  const remember = useEffectEvent(() => save.mutate({ onboarding_complete: true }))

  const isHeld = useIsTourHeld()
  useEffect(() => {
    if (person === null || isHeld || stage !== 'waiting') return
    if (storage.read(doneKey(person)) !== null) return remember()
    const timer = setTimeout(() => setStage('open'), TIMING.beforeTour)
    return () => clearTimeout(timer)
  }, [person, isHeld, stage])

  const finish = () => {
    setStage('closing')
    if (person !== null) storage.write(doneKey(person), 'yes')
    remember()
  }

  if (stage === 'waiting' || stage === 'over') return null
  return <Tour open={stage === 'open'} onDone={finish} onClosed={() => setStage('over')} />
}
