import { SiteLinks, useSupportEmail } from '../../lib/site-links.tsx'
import { buttonStyle, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useWholeTitle } from '../../ui/heading.ts'
import { Mascot, Wordmark } from '../../ui/mascot.tsx'
import type { Tone } from '../../ui/tone.ts'
import { LandingBar } from './landing-bar.tsx'
import { FeatureCards, HowItWorks, Teasers } from './sections.tsx'
import { StatsBand } from './stats-band.tsx'

/** The start page for visitors. */
export function LandingScreen() {
  useWholeTitle('Squash: settle it, and stay friends')
  return (
    <>
      <LandingBar />
      <main className="flex-1 overflow-x-clip">
        <Hero />
        <StatsBand />
        <FeatureCards />
        <HowItWorks />
        <Teasers />
      </main>
      <Footer />
    </>
  )
}

function Footer() {
  const address = useSupportEmail()
  return (
    <footer className="mt-16 border-t-2 border-outline bg-card sm:mt-24">
      <div className="column flex flex-col gap-4 py-8 sm:flex-row sm:items-start sm:justify-between">
        <div className="max-w-[52ch]">
          <Wordmark to="/" />
          <p className="mt-2 text-sm text-muted">
            Squash helps with everyday arguments. It’s not a therapist or a judge, and it’s the wrong place if anyone is
            in danger. In that case, please call your local emergency number.
          </p>
          <div className="mt-2 [&_ul]:justify-start">
            <SiteLinks />
          </div>
        </div>
        <p className="sm:text-right">
          <span className="block font-bold">Questions? Stuck?</span>
          <a
            href={`mailto:${address}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {address}
          </a>
        </p>
      </div>
    </footer>
  )
}

function Hero() {
  return (
    <section className="column grid items-center gap-x-12 gap-y-10 py-10 sm:py-14 lg:grid-cols-[1.08fr_1fr] lg:py-16">
      <div>
        <h1 className="text-[clamp(2.6rem,1.4rem+5.4vw,4.9rem)] leading-[1.02] tracking-[-0.035em] lg:text-[3.8rem] xl:text-[4.4rem]">
          <span className="block">Squash the beef.</span> <span className="block">Keep the friend.</span>
        </h1>
        <p className="mt-6 max-w-[44ch] text-lg leading-relaxed sm:text-xl">
          Say it however you need to. An AI mediator says it so the other person can hear it, then helps you both find a
          fair way forward.
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

/** Shows what the mediator does at a glance: message, rewrite, reply. */
function Demo() {
  return (
    <figure
      aria-label="How Squash turns an outburst into a conversation"
      className="flex w-full max-w-xl flex-col gap-4 lg:ml-auto"
    >
      <Bubble tone="rose" label="You type" delay="" className="mr-[8%] -rotate-1">
        “You NEVER do the dishes. I’m literally your maid??”
      </Bubble>
      <p className="drop-in flex items-center gap-1.5 font-display text-lg font-extrabold [animation-delay:250ms]">
        <Mascot className="h-11" /> Squash rewrites it
      </p>
      <Bubble tone="party1" label="They read" delay="[animation-delay:400ms]" className="mr-[8%]">
        “I feel worn out when the sink’s full. Can we agree on who takes which days?”
      </Bubble>
      <Bubble tone="party2" label="They reply" delay="[animation-delay:650ms]" className="ml-[8%] rotate-1">
        “Fair. Late shifts. I’ll take weekends and mornings.”
      </Bubble>
      <p className="drop-in outlined mx-auto rounded-full bg-lime px-5 py-1.5 font-bold tracking-wide text-on-accent shadow-hard-sm [animation-delay:900ms]">
        <span aria-hidden>🎉</span> CONFLICT SQUASHED!
      </p>
    </figure>
  )
}

type BubbleProps = { tone: Tone; label: string; delay: string; className: string; children: string }

function Bubble({ tone, label, delay, className, children }: BubbleProps) {
  return (
    <div className={className}>
      <Card tone={tone} className={classNames('drop-in px-5 py-4 sm:px-6 sm:py-5', delay)}>
        <p className="eyebrow">{label}</p>
        <p className="mt-1.5 text-lg leading-relaxed sm:text-xl">{children}</p>
      </Card>
    </div>
  )
}
