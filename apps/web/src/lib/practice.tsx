import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useDraft } from './drafts.ts'

/** The message that the user practises with. It stays in this browser, like every draft. */
export const usePracticeMessage = () => useDraft('practice')
export const usePracticeAnswer = () => useDraft('practice:answer')

/** Takes a message that its author isn't sending for now to an exercise, which sends nothing. */
export function PractiseButton({ text }: { text: string }) {
  const [message, keepMessage] = usePracticeMessage()
  const [, , forgetAnswer] = usePracticeAnswer()
  const navigate = useNavigate()
  const practise = () => {
    if (message !== text) forgetAnswer()
    keepMessage(text)
    void navigate('/practice')
  }
  return (
    <Button size="small" onClick={practise}>
      Practise with this message
    </Button>
  )
}

/** Offers the exercise to an author who came back from the preview without sending. */
export const PracticeOffer = ({ text }: { text: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
    Not ready to send it?
    <PractiseButton text={text} />
  </p>
)
