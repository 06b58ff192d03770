import { SAMPLE_TOPICS, type SampleTopic } from '@squash/rules/debates/sample-topics'

/** Nine questions to borrow, each with its two sides, by one press. */
export function Topics({ title, onPick }: { title: string; onPick: (topic: SampleTopic) => void }) {
  return (
    <div className="min-w-0">
      <p className="eyebrow">Or borrow one</p>
      <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0">
        {SAMPLE_TOPICS.map((topic) => (
          <li key={topic.title}>
            <button
              type="button"
              aria-pressed={topic.title === title}
              onClick={() => onPick(topic)}
              className="min-h-11 rounded-full border-2 border-edge bg-card px-4 text-sm font-semibold whitespace-nowrap hover:bg-lime-soft aria-pressed:bg-lime-soft"
            >
              {topic.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
