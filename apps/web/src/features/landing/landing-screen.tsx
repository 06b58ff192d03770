import { useEffect } from 'react'
import { FeatureCards } from './feature-cards.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingBar } from './landing-bar.tsx'
import { StatsBand } from './stats-band.tsx'
import { Teasers } from './teasers.tsx'

/** What a visitor sees (spec core-flow §2, landing page). */
export function LandingScreen() {
  useEffect(() => {
    document.title = 'Squash: settle it, and stay friends'
  }, [])
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
