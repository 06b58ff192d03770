/** Words that keep their capitals when a shouted message is lowercased. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  'ACAS ADHD AH AIRBNB ASBO BODMAS BTO CBSE DBS DEFRA DSLR EMI GCSE HDB ICSE IELTS ISBN JAMB JEE LASIK MRT NEET NEPA NHBC NICU NYSC OFSTED PHCN PSLE SATS SIM TAFE WAEC COVID DVLA EOD FIFA GPAY HDMI HMRC HOA MD NATO NEFT NHS PTSD RCD UEFA UPI UTI YMCA AC AI AM ASAP ATM BBQ BMW CD CEO CFO CTO CV DIY DJ DMV DNA DVD ER EU EUR FAQ FBI FYI GBP GP GPS HR HVAC ID IKEA IOU IRS IT KFC KPI LA LGBT LLC MBA MRI NASA NBA NFL NGO NYC OCD PC PDF PHD PIN PM POS PR PS PTA PTO QA RSVP SMS SUV TV UK UN US USA USB USD VIP VPN WC WIFI XL'.split(
    ' ',
  ),
)

/** Acronyms that are also plain words: in a shouted sentence they count as the word. */
export const AMBIGUOUS: ReadonlySet<string> = new Set([
  'IT',
  'US',
  'AM',
  'PIN',
  'ID',
  'LA',
  'PM',
  'PS',
  'POS',
  'ER',
  'UN',
])

export const PROPER: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas easter thanksgiving halloween hanukkah ramadan diwali english german french spanish italian chinese japanese america american europe european england london paris berlin google amazon netflix spotify uber venmo paypal instagram facebook whatsapp tiktok'.split(
    ' ',
  ),
)

/** First names that are not also plain words, so that a shouted name keeps its capital. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  'aaron adam adrian aisha alan alex alexander alexandra alice alison amanda amy ana anders andrea andrew angela anna anne anthony antonio ashley barbara ben benjamin betty brandon brenda brian brittany bruno camille carl carla carlos caroline catherine charles charlotte chloe chris christian christina christopher claire clara daniel daniela david deborah dennis diana diego donna dylan edward elena elias elizabeth ella ellen emily emma eric erik ethan eva evan felix fiona fatima gabriel gary george gloria greg gregory hannah heather helen henry hugo ian isabel isabella ivan jack jacob jake james jamie jan jane janet jason jeff jennifer jenny jeremy jessica jim joan joe joel johanna john jonas jonathan jose joseph joshua juan judith julia julian julie justin karen karl kate katherine kathleen kathryn katie kelly kenneth kevin kim kyle larry laura lauren leah lena leo leon liam linda lisa logan louis luca lucas lucy luis lukas luke madison maria marie martha martin mary matt matthew maya megan mehmet melissa michael michelle miguel mike mohammed mia nancy natalie nathan nicholas nicole nina noah nora olivia omar oscar pablo pamela patricia patrick paul paula peter philip priya rachel ralph raymond rebecca richard robert roger ronald ruth ryan sabrina sam samantha samuel sandra sara sarah scott sean sebastian sharon simon sofia sophia sophie stefan stephanie stephen steve steven susan tanya teresa theo thomas tim timothy tina tom tyler valentina vanessa victoria vincent walter wei william yusuf zoe'.split(
    ' ',
  ),
)

/** Short words that people capitalise for emphasis in an otherwise calm text. */
export const COMMON_SHORT_WORDS: ReadonlySet<string> = new Set(
  'a all am an and any are as ask at bad be big but by can car cat dad day did do dog due eat end far few for fun get god got had has hat he her hey him his hot how i if in is it job key let lie mad may me men my new no not now of off oh ok old on one or our out own pay put ran red rid run sad say see set she shy sit so son stop that the this too top try two up us use via was way we who why will with won yes yet you your never always ever every really please just that this them then they your want need stop same time twice once must even well what when were been here some one two ten hes shes im ive its whos dont cant isnt wont didnt'.split(
    ' ',
  ),
)
