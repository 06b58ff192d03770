import type { BannedAccount } from '@squash/contract/admin'
import type { AdminReport, Hidden, MyReport } from '@squash/contract/reports'

export const SOMETHING = '00000000-0000-4000-8000-000000000001'
export const AT = '2026-03-02T10:00:00.000Z'
export const WORDS = 'He writes where I work, and under which number I can be called. <b>Nobody</b> asked him to.'

/** A moderation decision about the viewer. */
export const decided: MyReport = {
  id: SOMETHING,
  role: 'author',
  kind: 'debate',
  category: 'personal_data',
  subject_id: SOMETHING,
  title: 'Dishes: right after dinner, or the next morning?',
  reason: null,
  status: 'upheld',
  created_at: AT,
  decided_at: AT,
  decision_reason: 'It says where someone works.',
  appeal: null,
  appeal_reason: null,
  can_appeal: true,
  is_gone: false,
  has_hidden: true,
}

/** A report that several users have sent. */
export const waiting: AdminReport = {
  id: SOMETHING,
  kind: 'debate',
  category: 'personal_data',
  status: 'open',
  subject_id: SOMETHING,
  side: 'creator',
  reason: WORDS,
  created_at: AT,
  reporter: { id: SOMETHING, display_name: 'Ben', username: 'ben_moreau' },
  unnamed: null,
  author: { id: SOMETHING, display_name: 'Jonas', username: 'jonas_weber', is_banned: false, can_ban: true },
  context: {
    title: 'Dishes: right after dinner, or the next morning?',
    texts: [
      { label: 'The creator’s argument', text: 'Plates are patient, and people are not. She works at the bakery.' },
      { label: 'The opponent’s argument', text: 'A clean sink is a gift to the person who makes the coffee.' },
    ],
  },
  times_reported: 3,
  joined: [{ category: 'abuse', reason: 'It is unkind, too.', created_at: AT }],
  is_hidden: true,
  decision_reason: null,
  decided_at: null,
  appeal: null,
  appeal_reason: null,
  can_decide: true,
  can_hide: true,
}

/** A decision that its author has appealed. */
export const appealed: AdminReport = {
  ...waiting,
  id: '00000000-0000-4000-8000-000000000002',
  status: 'appealed',
  times_reported: 1,
  joined: [],
  decision_reason: 'It says where someone works.',
  decided_at: AT,
  appeal: { text: 'The bakery is on the picture that she herself put there.', at: AT },
}

/** A profile hidden by three reports, and content that the reviewing admin is involved in. */
export const hidden: Hidden[] = [
  {
    kind: 'profile',
    id: SOMETHING,
    title: 'Jonas',
    since: AT,
    by: 'reports',
    report: {
      status: 'open',
      context: {
        title: 'Jonas',
        texts: [
          { label: 'Name', text: 'Jonas' },
          { label: 'Username', text: 'jonas_weber' },
        ],
      },
    },
    can_show: true,
  },
  {
    kind: 'ruling',
    id: '00000000-0000-4000-8000-000000000003',
    title: 'Who waters the plants on the shared balcony',
    since: AT,
    by: 'admin',
    report: null,
    can_show: false,
  },
]

/** A temporarily banned user, and an admin banned by the operator. */
export const banned: BannedAccount[] = [
  {
    id: 2,
    person: { id: SOMETHING, display_name: 'Jonas', username: 'jonas_weber' },
    since: AT,
    until: '2026-03-09T10:00:00.000Z',
    reason: WORDS,
    by: { id: SOMETHING, display_name: 'Ada' },
    can_unban: true,
  },
  {
    id: 1,
    person: { id: '00000000-0000-4000-8000-000000000002', display_name: 'Carla', username: null },
    since: AT,
    until: null,
    reason: null,
    by: null,
    can_unban: false,
  },
]
