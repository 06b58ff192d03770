import type { Conflict } from '@squash/contract/conflicts'
import { useState } from 'react'
import { Said } from '../../../lib/moderation/said.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCalm } from '../../../ui/calm.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { privateNoticeWords } from './private-notice-words.ts'
import { ReviewDialog } from './review-dialog.tsx'

/**
 * Why this conflict is private or open again, and the way to a review. Only the author of the words gets to see the first;
 * the other party reads no more than that it is open again (docs/reference/safety.md#conflicts-that-are-kept-private).
 */
export function PrivateNotice({ conflict, otherName }: { conflict: Conflict; otherName: string }) {
  const [isAsking, setAsking] = useState(false)
  useCalm(conflict.private_because !== null)
  const words = privateNoticeWords(conflict)
  if (words === null) return null
  return (
    <Card as="section" aria-label={words.title} className="mt-4 flex flex-col gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <p className="max-w-[68ch]">{words.text}</p>
      {words.answer && <Said by="The moderator’s answer">{words.answer}</Said>}
      {words.showsHelp && (
        <p className="max-w-[68ch]">
          If someone isn’t safe, <TextLink to="/safety">there are people who can help</TextLink>.
        </p>
      )}
      {words.ask && (
        <div>
          <Button onClick={() => setAsking(true)}>{words.ask}</Button>
        </div>
      )}
      <ReviewDialog conflictId={conflict.id} otherName={otherName} open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}
