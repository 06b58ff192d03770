/** The zero of each script's ten digits: Arabic, Persian, Hindi, Bengali, Thai, and full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Replaces the digits of other scripts with 0 to 9, keeping offsets the same. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
