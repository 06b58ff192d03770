import { describe, expect, it } from 'vitest'
import { decideRefresh } from './refresh.ts'

const noon = new Date('2026-03-06T12:00:00Z')
const ago = (seconds: number) => new Date(noon.getTime() - seconds * 1000)
const day = 86_400

const decide = (
  presented: { generation: number; rotatedAt: Date | null },
  session = { generation: 5, trustedGeneration: 0, refreshedAt: ago(60) },
) => decideRefresh(presented, session, { now: noon, reuseSeconds: 10, idleSeconds: 90 * day })

describe('a presented refresh token', () => {
  it('is rotated while it is unused', () => {
    expect(decide({ generation: 5, rotatedAt: null })).toBe('rotate')
  })

  it('is answered with the current token at any age when it is the direct parent', () => {
    const session = { generation: 5, trustedGeneration: 0, refreshedAt: ago(89 * day) }
    expect(decide({ generation: 4, rotatedAt: ago(89 * day) }, session)).toBe('answer_current')
  })

  it('is answered with the current token within ten seconds of its rotation', () => {
    expect(decide({ generation: 2, rotatedAt: ago(9.9) })).toBe('answer_current')
  })

  it('counts as reused from ten seconds on when it is an older ancestor', () => {
    expect(decide({ generation: 3, rotatedAt: ago(10) })).toBe('reused')
  })

  it('counts as reused if it predates the session’s second factor, even if it is the direct parent, unused or just used', () => {
    const session = { generation: 5, trustedGeneration: 5, refreshedAt: ago(1) }
    expect(decide({ generation: 4, rotatedAt: null }, session)).toBe('reused')
    expect(decide({ generation: 3, rotatedAt: ago(2) }, session)).toBe('reused')
    expect(decide({ generation: 5, rotatedAt: null }, session)).toBe('rotate')
  })

  it('has expired when its session has not been refreshed for 90 days', () => {
    const session = { generation: 5, trustedGeneration: 0, refreshedAt: ago(90 * day) }
    expect(decide({ generation: 5, rotatedAt: null }, session)).toBe('session_expired')
    expect(decide({ generation: 4, rotatedAt: ago(90 * day) }, session)).toBe('session_expired')
  })
})
