export type ReferralTables = { referrals: { inviter_id: string; person_id: string } }
