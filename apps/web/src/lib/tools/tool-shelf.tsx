import { lazy, Suspense, useState } from 'react'
import { Emoji } from '../../ui/emoji.tsx'
import { useQuests } from '../quests.tsx'
import { toolsFrom, withSentence } from './tool-kinds.ts'

const ToolDialog = lazy(async () => ({ default: (await import('./tool-dialog.tsx')).ToolDialog }))

/**
 * The tools the user has unlocked, shown next to a text field; their result is added to its text. Renders nothing if
 * the user has none or while that is unknown.
 */
export function ToolShelf({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { data } = useQuests()
  const [opened, setOpened] = useState<string | null>(null)
  const tools = toolsFrom(data ?? [])
  const tool = tools.find(({ id }) => id === opened)
  if (tools.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">Your tools</legend>
      <span aria-hidden className="eyebrow mr-1">
        Your tools
      </span>
      {tools.map(({ id, name, emoji }) => (
        <button
          key={id}
          type="button"
          onClick={() => setOpened(id)}
          className="outlined inline-flex min-h-11 items-center gap-2 rounded-full bg-lime-soft px-3.5 text-sm font-bold hover:bg-lime hover:text-on-accent"
        >
          <Emoji>{emoji}</Emoji>
          {name}
        </button>
      ))}
      <p className="basis-full text-sm text-muted">Small helpers for your text, from the quests you’ve completed.</p>
      {tool && (
        <Suspense fallback={null}>
          <ToolDialog
            tool={tool}
            onClose={() => setOpened(null)}
            onInsert={(sentence) => {
              onChange(withSentence(text, sentence))
              setOpened(null)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
