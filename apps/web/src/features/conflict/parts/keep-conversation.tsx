import type { Conflict } from '@squash/contract/conflicts'
import { copyText } from '../../../lib/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { conversationText } from '../conversation-text.ts'
import type { People } from '../people.ts'

const COPY = { copied: 'Conversation copied!', failed: 'We couldn’t copy the conversation' }

/** Copies or prints the conversation, once there is one. Neither contains what anyone typed. */
export function KeepConversation({ conflict, people }: { conflict: Conflict; people: People }) {
  if (conflict.user2_translated_message === null && conflict.ai_summary === null) return null
  return (
    <section aria-label="Keep this conversation" className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      <Button size="small" onClick={() => void copyText(conversationText(conflict, people), COPY)}>
        Copy the conversation
      </Button>
      <Button size="small" onClick={() => window.print()}>
        Print this page
      </Button>
      <p className="text-sm text-muted">Includes only what you can both read.</p>
    </section>
  )
}
