import { EmptyState } from '../../../ui/states.tsx'
import { StartDebate } from './start-debate.tsx'
import type { Tab } from './tab-of.ts'

const WORDS: Record<Tab, { title: string; text: string }> = {
  active: {
    title: 'Nobody is arguing',
    text: 'No debate is open for votes. Pick a question that you have fallen out over, and ask somebody to take the other side.',
  },
  invites: {
    title: 'Nobody waits for anybody',
    text: 'Debates that you ask somebody into, or are asked into yourself, wait here until they are answered.',
  },
  completed: { title: 'No crowns yet', text: 'Once seven days of votes are over, the outcome stays here.' },
}

/** No debates in this list: what that means, and what to do next. */
export function EmptyDebates({ tab }: { tab: Tab }) {
  const { title, text } = WORDS[tab]
  return (
    <EmptyState title={title} action={<StartDebate className="max-md:hidden" />}>
      {text}
    </EmptyState>
  )
}
