import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { NextQuest } from './next-quest.tsx'

/** What someone who has never had a conflict can do first. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="mb-6 sm:mb-8">
      <h2 id="first-steps" className="text-2xl">
        Where to start
      </h2>
      <p className="mt-1 mb-4 max-w-[64ch] text-muted">
        Something between you and someone else? Say it here first, in your own words.
      </p>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        <Step
          emoji="💬"
          title="Start a conflict"
          text="Tell your side and invite the other person. The mediator takes it from there."
          to="/new-conflict"
        />
        <Step
          emoji="📝"
          title="Just get it off your chest"
          text="Not ready to involve anyone? Write it down for yourself. Nobody else reads it."
          to="/solo-notes/new"
        />
        <NextQuest />
      </div>
    </section>
  )
}

type StepProps = { emoji: string; title: string; text: string; to: string }

/** One way to start; the whole card links to it. */
function Step({ emoji, title, text, to }: StepProps) {
  return (
    <Card className="relative flex items-center gap-4 hover:bg-lime-soft sm:gap-5">
      <EmojiTile emoji={emoji} size="large" />
      <div className="min-w-0">
        <h3 className="text-xl sm:text-2xl">
          <Link to={to} className="rounded-card no-underline after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-ink/80">{text}</p>
      </div>
    </Card>
  )
}
