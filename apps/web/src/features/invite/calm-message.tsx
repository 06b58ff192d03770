import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

type CalmMessageProps = { token: string; inviter: string }

/** The inviter's message in calm words, only once the reader asks for it: not everyone is ready for it right away. */
export function CalmMessage({ token, inviter }: CalmMessageProps) {
  const [isWanted, setWanted] = useState(false)
  const message = useQuery(api.invites.get_invite_message.queryOptions({ input: { token }, enabled: isWanted }))
  if (message.data) return <Shown inviter={inviter} text={message.data.text} />
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <Button
        className="wrap-anywhere"
        busy={message.isFetching}
        onClick={() => (isWanted ? void message.refetch() : setWanted(true))}
      >
        Show what {inviter} wants you to hear
      </Button>
      {message.isError && !message.isFetching && (
        <Notice tone="rose" urgent>
          {errorMessage(message.error)}
        </Notice>
      )}
    </div>
  )
}

function Shown({ inviter, text }: { inviter: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" tone="party1" className="mt-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        What {inviter} wants you to hear
      </h2>
      <p className="mt-2 text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="mt-3 text-sm text-ink/75">This is the calm version. What {inviter} typed stays private.</p>
    </Card>
  )
}
