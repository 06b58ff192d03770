import type { Phrases } from '../tool-kinds.ts'

/** Sentences to choose from; a press puts one into the text. */
export function PhrasesTool({ tool, onInsert }: { tool: Phrases; onInsert: (sentence: string) => void }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {tool.phrases.map(({ when, words }) => (
        <li key={when}>
          <button
            type="button"
            onClick={() => onInsert(words)}
            className="outlined pressable flex w-full flex-col rounded-control bg-card px-4 py-3 text-left hover:bg-lime-soft"
          >
            <span className="eyebrow">{when}</span>
            <span className="mt-0.5 font-semibold">
              {words.trimEnd()}
              {words.endsWith(' ') ? '…' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
