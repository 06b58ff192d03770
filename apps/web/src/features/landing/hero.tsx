import { buttonStyle } from '../../ui/button-style.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Demo } from './demo.tsx'

export function Hero() {
  return (
    <section className="column grid items-center gap-x-12 gap-y-10 py-10 sm:py-14 lg:grid-cols-[1.08fr_1fr] lg:py-16">
      <div>
        <h1 className="text-[clamp(2.6rem,1.4rem+5.4vw,4.9rem)] leading-[1.02] tracking-[-0.035em]">
          Squash the beef. Keep the friend.
        </h1>
        <p className="mt-6 max-w-[44ch] text-lg leading-relaxed sm:text-xl">
          Say it however you need to. An AI mediator says it so the other person can hear it, then helps you both land
          somewhere fair.
        </p>
        <div className="mt-7 flex flex-col gap-3 min-[480px]:flex-row min-[480px]:flex-wrap">
          <LinkButton to="/login?mode=sign-up" variant="primary" size="large">
            Get started, it’s free
          </LinkButton>
          <a href="#how-it-works" className={buttonStyle('quiet', 'large')}>
            See how it works
          </a>
        </div>
      </div>
      <Demo />
    </section>
  )
}
