import type { Profile } from '@squash/contract/profiles'
import { Section } from '../section.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { DownloadCard } from './download-card.tsx'

/** What is one's own here, to take along or to have erased (decisions §14). */
export function YourData({ profile }: { profile: Profile }) {
  return (
    <Section id="your-data" title="Your data">
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <DownloadCard />
        <DeletionCard eraseAt={profile.erase_at ?? null} />
      </div>
    </Section>
  )
}
