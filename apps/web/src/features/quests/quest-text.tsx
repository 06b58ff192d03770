import { paragraphsOf } from './paragraphs.ts'

/** A text of the quest's, one paragraph after the other; what is quoted as a whole stands out. */
export function QuestText({ text }: { text: string }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3">
      {paragraphsOf(text).map(({ words, isQuote }) =>
        isQuote ? (
          <blockquote
            key={words}
            className="outlined rounded-control bg-tangerine-soft px-4 py-3 text-lg leading-snug font-semibold"
          >
            {words}
          </blockquote>
        ) : (
          <p key={words}>{words}</p>
        ),
      )}
    </div>
  )
}
