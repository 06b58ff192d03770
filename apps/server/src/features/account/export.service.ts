import type { MyData } from '@squash/contract/account'
import type { Clock } from '../../platform/clock.ts'

/** Who is asking, and from which session. */
export type Asking = { person: string; session: string | null }

/** What each feature keeps of a person, by its place in the download: one that is missing does not compile. */
export type DataSections = {
  [Section in Exclude<keyof MyData, 'exported_at'>]: (asking: Asking) => Promise<MyData[Section]>
}

/** Everything of one's own as JSON (decisions §14). One section after the other, so that a download is never a crowd of queries. */
export const createExport = ({ clock, sections }: { clock: Clock; sections: DataSections }) => ({
  async of(asking: Asking): Promise<MyData> {
    return {
      exported_at: clock.now().toISOString(),
      profile: await sections.profile(asking),
      photo: await sections.photo(asking),
      conflicts: await sections.conflicts(asking),
      previews: await sections.previews(asking),
      votes: await sections.votes(asking),
      public_votes: await sections.public_votes(asking),
      invites_sent: await sections.invites_sent(asking),
      debates: await sections.debates(asking),
      debate_votes: await sections.debate_votes(asking),
      debate_invites_sent: await sections.debate_invites_sent(asking),
      forum_votes: await sections.forum_votes(asking),
      tips: await sections.tips(asking),
      quests: await sections.quests(asking),
      blocks: await sections.blocks(asking),
      safety_reviews: await sections.safety_reviews(asking),
      reports: await sections.reports(asking),
      squashcred: await sections.squashcred(asking),
      achievements: await sections.achievements(asking),
      archetypes: await sections.archetypes(asking),
      visits: await sections.visits(asking),
      sessions: await sections.sessions(asking),
      security_events: await sections.security_events(asking),
    }
  },
})

export type Export = ReturnType<typeof createExport>
