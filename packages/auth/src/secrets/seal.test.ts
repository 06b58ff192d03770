import { describe, expect, it } from 'vitest'
import { seal, sealingKey, unseal } from './seal.ts'

const key = sealingKey('a secret of the operator')
const other = sealingKey('another one')

describe('a sealed secret', () => {
  it('opens with its key, even after newer keys are added, and reveals nothing', () => {
    const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'row 1')
    expect(unseal([other, key], sealed, 'row 1')).toBe('JBSWY3DPEHPK3PXP')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(seal(key, 'JBSWY3DPEHPK3PXP', 'row 1')).not.toBe(sealed)
  })

  it('does not open without its key, in another row, or after tampering', () => {
    const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'row 1')
    expect(() => unseal([other], sealed, 'row 1')).toThrow('no longer given')
    expect(() => unseal([key], sealed, 'row 2')).toThrow()
    const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url')
    bytes[14] = (bytes[14] ?? 0) ^ 1
    expect(() => unseal([key], `${key.id}.${bytes.toString('base64url')}`, 'row 1')).toThrow()
    expect(() => unseal([key], `${key.id}.AAAA`, 'row 1')).toThrow()
  })
})
