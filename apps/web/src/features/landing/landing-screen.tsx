import { SiteLinks, useSupportEmail } from '../../lib/site-links.tsx'
import { useWholeTitle } from '../../ui/document-title.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { Hero } from './hero.tsx'
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

export function Footer() {
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
          <div className="mt-2">
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
