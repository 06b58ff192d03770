import { followLink } from '@squash/testkit/mailed-link'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authLimits } from '../src/index.ts'
import { countingLimiter } from './counting-limiter.ts'
import { fragment, jonas, lastCode, maya, refusal } from './people.ts'
import { type Service, startService } from './service.ts'

const limiter = countingLimiter()
let service: Service
beforeAll(async () => {
  service = await startService({ limiter })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  limiter.clear()
})
afterAll(() => service.stop())

const from = (address: string) => ({ 'X-Client-Address': address })
const home = from('198.51.100.7')
const recover = (email: string, headers: Record<string, string>) => service.call('POST', '/recover', { email }, headers)
/** A client at a new address in a network of its own each time, with an email address that was never used before. */
const stranger = (number: number) => ({
  email: `stranger-${number}@example.com`,
  headers: from(`203.${number >> 8}.${number & 255}.1`),
})

describe('a stranger', () => {
  it('who requests mail after mail is refused, while others still get theirs', async () => {
    const statuses = []
    for (let time = 0; time <= 30; time++) {
      statuses.push((await recover(stranger(time).email, from('203.0.113.9'))).status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect((await service.call('POST', '/signup', maya, home)).status).toBe(200)
    expect(lastCode(service, 'confirmation').to).toBe(maya.email)
  })

  it('with a whole network is limited as one network, while others still get mail', async () => {
    const { burst } = authLimits.mail_network
    const statuses = []
    for (let time = 0; time <= burst; time++) {
      statuses.push((await recover(stranger(time).email, from(`203.0.113.${time % 250}`))).status)
    }
    expect(statuses).toEqual([...Array(burst).fill(200), 429])
    expect((await recover(maya.email, home)).status).toBe(200)
  })

  it('who floods one mailbox is refused, whether or not it has an account, and other mail still arrives', async () => {
    await service.call('POST', '/signup', maya, home)
    for (const { email } of [maya, jonas]) {
      const answers = []
      for (let time = 0; time <= 6; time++) {
        service.forward(60)
        answers.push(await recover(email, stranger(time).headers))
      }
      expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429])
      expect(answers.at(-1)?.body.error_code).toBe('over_email_send_rate_limit')
    }
    // Maya uses the last of those mails, and her sign-up has a separate limit.
    expect((await service.call('POST', '/resend', { type: 'signup', email: maya.email }, home)).status).toBe(200)
    const { code } = lastCode(service, 'recovery')
    const shown = { type: 'recovery', email: maya.email, token: code }
    expect((await service.call('POST', '/verify', shown, home)).status).toBe(200)
  })

  it('with many networks slows answers down, but no request is refused', async () => {
    const { burst } = authLimits.mail
    for (let time = 0; time < burst; time++) await limiter.consume('mail', 'server')
    service.pauses.length = 0
    expect((await service.call('POST', '/signup', maya, home)).status).toBe(200)
    expect(service.pauses).toContain(2000)
    expect(lastCode(service, 'confirmation').to).toBe(maya.email)
  })

  it('who tries six hundred links does not keep others from opening theirs', async () => {
    await service.call('POST', '/signup', maya, home)
    const { link } = lastCode(service, 'confirmation')
    for (let time = 0; time < 600; time++) {
      const token_hash = time.toString(16).padStart(32, '0')
      const { status } = await service.call('POST', '/verify', { type: 'signup', token_hash }, from('203.0.113.9'))
      expect(status).toBe(time < 30 ? 403 : 429)
    }
    const { fields } = fragment((await followLink(link)).headers)
    expect(fields.type).toBe('signup')
  })

  it('gets an error that says there were too many requests, and when to retry', async () => {
    for (let time = 0; time < 30; time++) await limiter.consume('mail_client', '203.0.113.9')
    const answer = await recover(jonas.email, from('203.0.113.9'))
    expect(refusal(answer)).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(answer.headers.get('retry-after')).toBe('3600')
  })
})
