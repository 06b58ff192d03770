import { describe, expect, it } from 'vitest'
import { shoutedNames } from './shouted-names.ts'
import { tokensOf } from './tokens.ts'

const namesIn = (text: string): string => [...shoutedNames(tokensOf(text))].map(({ word }) => word).join(' ')

describe('the names in a shouted text', () => {
  it.each([
    ['47 DAYS, RICK.', 'RICK'],
    ['YO DELROY. BRING IT TO 14 GROVE ST BY 6.', 'GROVE ST DELROY'],
    ['GRETA, WHERE IS THE VAN?', 'GRETA'],
    ['THE DOG IS GONE, DAMIAN. DAMIAN I MEAN IT.', 'DAMIAN DAMIAN'],
    ['DELROY TOLD TREVOR YOU SOLD IT.', 'TREVOR'],
    ['MR OKONKWO WAITED FOR AUNTIE BEV.', 'MR OKONKWO AUNTIE BEV'],
    ['MAIL THE CHECK TO 88 ALDER ST BY FRIDAY.', 'ALDER ST'],
    ['HE LIVES AT 14 OLD MILL LANE NOW.', 'OLD MILL LANE'],
    ['YOU PAID ON MAY 4 AND ON THE 3RD OF MARCH.', 'MAY MARCH'],
  ])('include everyone addressed or titled, streets and months: %s', (text, names) => {
    expect(namesIn(text)).toBe(names)
  })

  it.each([
    'THERE IS NO HEAT, LIGHT, WATER.',
    'FIX IT, PLEASE.',
    'PUT IT BACK, NOW.',
    'THE VAN IS HERE. GIVE ME THE KEYS, VAN.',
    'ON APRIL 30 AND THE PLACE WAS CLEAN.',
    'I PAID 40 AND MARCH IN NOW.',
    'MARK MY WORDS.',
  ])('include no other words: %s', (text) => {
    expect(namesIn(text)).toBe('')
  })
})
