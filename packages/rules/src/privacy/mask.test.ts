import { describe, expect, it } from 'vitest'
import { maskPersonalData } from './mask.ts'

describe('masking personal data before a text becomes public', () => {
  it.each([
    ['Call me at +49 170 1234567.', 'Call me at [phone].'],
    ['Call 555-123-4567 now', 'Call [phone] now'],
    ['(555) 123-4567 is mine', '[phone] is mine'],
    ['my number: 5551234567', 'my number: [phone]'],
    ['or 555-1234, evenings', 'or [phone], evenings'],
    ['Ruf 0151/23456789 an', 'Ruf [phone] an'],
    ['06 12 34 56 78', '[phone]'],
    ['+1.555.123.4567', '[phone]'],
    ['Write to maya.weber+squash@mail.example.com!', 'Write to [email]!'],
    ['maya (at) example (dot) com', '[email]'],
    ['maya [at] example.com', '[email]'],
    ['See https://example.com/a?b=c#d.', 'See [link].'],
    ['(www.example.org/jonas)', '([link])'],
    ['it is on example.com/maya, look', 'it is on [link], look'],
    ['Ask @maya_w about it', 'Ask [handle] about it'],
    ['maya#1234 on Discord', '[handle] on Discord'],
    ['I live at 12 Oak Street.', 'I live at [address].'],
    ['I live at 12 oak street, apt 4', 'I live at [address]'],
    ['1600 Pennsylvania Ave, Washington, DC 20500', '[address]'],
    ['221B Baker St', '[address]'],
    ['42 Long Hill Road, Leeds', '[address]'],
    ['Hauptstraße 5 is where it was', '[address] is where it was'],
    ['in der Berliner Allee 12a', 'in der [address]'],
    ['12 rue de la Paix', '[address]'],
    ['flat in SW1A 1AA', 'flat in [address]'],
    ['send it to P.O. Box 123', 'send it to [address]'],
    ['pay 0x52908400098527886e0f7030069857d2e4169ee7 today', 'pay [account] today'],
    ['N{0x52908400098527886e0f7030069857d2e4169ee7}', 'N{[account]}'],
  ])('replaces %s', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked)
  })

  it.each([
    'We waited 3 hours.',
    'You owe me $1,200 since 2024-05-01.',
    'It was 10:30, not 11:45.',
    'From 2019 to 2024 we shared 2 rooms.',
    'On 01.05.2024 and 05/06/2024 you promised.',
    '1200000 euros is a lot, and 12 500 000 too',
    'Pay 50/50, that is €1.250,50.',
    'I asked 5 times on the way home.',
    'It took 2 years to drive there.',
    'We met @ 5 and split it 3 ways.',
    'You and/or your sister left at 9 a.m.',
    'version 1.2.3, chapter 12.4, room 14B',
    'He came 10 days late, 20 minutes after the 3rd call.',
    'Flight LH 1234 on 12 May 2025 at 06:20',
    'I have 1000000 reasons and 24/7 worries.',
    'There are 3 of us in 1 place.',
  ])('leaves unchanged: %s', (text) => {
    expect(maskPersonalData(text)).toBe(text)
  })

  it('replaces all kinds in one text, and leaves placeholders unchanged', () => {
    const once = maskPersonalData(
      'Maya, 12 Oak Street, maya@example.com, +49 170 1234567, @maya_w, https://maya.example',
    )
    expect(once).toBe('Maya, [address], [email], [phone], [handle], [link]')
    expect(maskPersonalData(once)).toBe(once)
  })

  it('stays fast on text designed to slow it down', () => {
    // CPU time, so that other work on the machine doesn't count.
    const idle = process.cpuUsage()
    for (const part of ['1 ', 'a.', 'Aa ', '(at) ', 'one ', 'AA00 ', 'ig a_', 'a at a dot ', 'ul. A ', 'car AB 12'])
      maskPersonalData(part.repeat(5000))
    expect(process.cpuUsage(idle).user, 'microseconds').toBeLessThan(2_000_000)
  })
})
