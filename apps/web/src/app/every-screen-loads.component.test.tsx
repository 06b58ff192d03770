import { describe, expect, it } from 'vitest'

const screens = import.meta.glob<Record<string, unknown>>(['../features/**/*.tsx', '!../features/**/*.test.tsx'])

describe('a screen’s code', () => {
  it.each(Object.keys(screens))('loads without an error: %s', async (path) => {
    expect(Object.keys((await screens[path]?.()) ?? {})).not.toEqual([])
  })
})
