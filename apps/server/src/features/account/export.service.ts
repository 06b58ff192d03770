import type { MyData } from '@squash/contract/account'
import type { ExportRequest, ExportSections } from '../../feature.ts'
import type { Clock } from '../../platform/clock.ts'

/**
 * All of a user's own data as JSON. Sections are read one at a time, so that a download never sends many queries at
 * once.
 */
export const createExport = ({ clock, sections }: { clock: Clock; sections: ExportSections }) => ({
  async collect(request: ExportRequest): Promise<MyData> {
    return {
      exported_at: clock.now().toISOString(),
      profile: await sections.profile(request),
      photo: await sections.photo(request),
      conflicts: await sections.conflicts(request),
      previews: await sections.previews(request),
      solo_notes: await sections.solo_notes(request),
      agreements: await sections.agreements(request),
      votes: await sections.votes(request),
      public_votes: await sections.public_votes(request),
      invites_sent: await sections.invites_sent(request),
      debates: await sections.debates(request),
      debate_votes: await sections.debate_votes(request),
      debate_invites_sent: await sections.debate_invites_sent(request),
      forum_votes: await sections.forum_votes(request),
      tips: await sections.tips(request),
      quests: await sections.quests(request),
      blocks: await sections.blocks(request),
      safety_reviews: await sections.safety_reviews(request),
      reports: await sections.reports(request),
      squashcred: await sections.squashcred(request),
      achievements: await sections.achievements(request),
      archetypes: await sections.archetypes(request),
      visits: await sections.visits(request),
      sessions: await sections.sessions(request),
      notified_devices: await sections.notified_devices(request),
      security_events: await sections.security_events(request),
    }
  },
})

export type Export = ReturnType<typeof createExport>
