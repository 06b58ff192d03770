import { describe, expect, it } from 'vitest'
import { parseMessage } from './message.ts'

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const greeting = 'squash.example wants you to sign in with your Solana account:'
const fields = ['Version: 1', 'URI: https://squash.example/login', 'Issued At: 2026-03-06T12:00:00.000Z']
const parse = (...lines: string[]) => parseMessage(lines.join('\n'))
const problem = (...lines: string[]) => {
  const parsed = parse(...lines)
  return parsed.ok ? null : parsed.problem
}

describe('a sign-in message', () => {
  it('contains the signer, the site and the time', () => {
    expect(parse(greeting, address, '', ...fields)).toEqual({
      ok: true,
      message: {
        domain: 'squash.example',
        address,
        uri: new URL('https://squash.example/login'),
        issuedAt: new Date('2026-03-06T12:00:00.000Z'),
        expiresAt: null,
        notBefore: null,
        chainId: null,
      },
    })
  })

  it('may contain a statement, further fields in any order, and resources with or without the colon', () => {
    const more = [
      'Nonce: abc',
      'Request ID: 7',
      'Chain ID: solana:devnet',
      'Expiration Time: 2026-03-06T13:00:00+01:00',
      'Not Before: 2026-03-06T11:59:00Z',
    ]
    for (const resources of ['Resources:', 'Resources']) {
      const parsed = parse(
        greeting,
        address,
        '',
        'Let us settle it.',
        '',
        ...more,
        ...fields.toReversed(),
        resources,
        '- https://squash.example/rules',
        '- ipfs://anything',
      )
      expect(parsed).toMatchObject({
        ok: true,
        message: {
          chainId: 'solana:devnet',
          expiresAt: new Date('2026-03-06T12:00:00Z'),
          notBefore: new Date('2026-03-06T11:59:00Z'),
        },
      })
    }
  })

  it('may come from a site with a port', () => {
    const parsed = parse(greeting.replace('squash.example', 'localhost:3000'), address, '', ...fields)
    expect(parsed).toMatchObject({ ok: true, message: { domain: 'localhost:3000' } })
  })

  it.each<[string, string[], string]>([
    ['nothing', [''], 'first line'],
    ['Ethereum', [greeting.replace('Solana', 'Ethereum'), address, '', ...fields], 'first line'],
    ['a domain with a path', [greeting.replace('example', 'example/x'), address, '', ...fields], 'first line'],
    ['an address with a zero', [greeting, address.replace('S', '0'), '', ...fields], 'second line'],
    ['a short address', [greeting, address.slice(0, 31), '', ...fields], 'second line'],
    ['a long address', [greeting, `${address}1`, '', ...fields], 'second line'],
    ['no empty line', [greeting, address, ...fields], 'third line'],
    ['carriage returns', [`${greeting}\r`, address, '', ...fields], 'first line'],
    ['two statements', [greeting, address, '', 'one', 'two', '', ...fields], 'known fields'],
    ['an unknown field', [greeting, address, '', ...fields, 'Admin: yes'], 'known fields'],
    ['a field twice', [greeting, address, '', ...fields, 'URI: https://evil.example'], 'URI appears twice'],
    ['an empty line at the end', [greeting, address, '', ...fields, ''], 'known fields'],
    ['no version', [greeting, address, '', ...fields.slice(1)], 'Version'],
    ['version 2', [greeting, address, '', 'Version: 2', ...fields.slice(1)], 'Version'],
    ['no URI', [greeting, address, '', 'Version: 1', 'Issued At: 2026-03-06T12:00:00Z'], 'URI'],
    [
      'a URI that is not one',
      [greeting, address, '', 'Version: 1', 'URI: here', 'Issued At: 2026-03-06T12:00:00Z'],
      'URI',
    ],
    ['no time', [greeting, address, '', ...fields.slice(0, 2)], 'Issued At'],
    ['a day instead of a time', [greeting, address, '', ...fields.slice(0, 2), 'Issued At: 2026-03-06'], 'Issued At'],
    [
      'a time that does not exist',
      [greeting, address, '', ...fields.slice(0, 2), 'Issued At: 2026-02-31T25:00:00Z'],
      'Issued At',
    ],
    ['a word instead of a time', [greeting, address, '', ...fields, 'Expiration Time: tomorrow'], 'Expiration Time'],
    ['a number instead of a time', [greeting, address, '', ...fields, 'Not Before: 1772798400'], 'Not Before'],
    ['another chain', [greeting, address, '', ...fields, 'Chain ID: 1'], 'Chain ID'],
    ['a network that does not exist', [greeting, address, '', ...fields, 'Chain ID: solana:moonnet'], 'Chain ID'],
  ])('is refused with %s', (_what, lines, why) => {
    expect(problem(...lines)).toContain(why)
  })
})
