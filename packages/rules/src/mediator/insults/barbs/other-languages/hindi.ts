import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const YOU = '(?:tu|tum|aap|ap|tusi|tussi|tum log|aap log|tu toh|tum toh|tu to|tum to|aap toh|aap to)'
const ARE = '(?:ho|hai|hain|he|h|hei|nikla|nikle|nikli|nikala|hoge|rahoge|ban gaye ho|ban gaya hai)'
const ADVERBS = pattern`
    (?:(?:toh|to|ek|bahut|bohot|bohat|bahot|kitne|kitna|kitni|itne|itna|itni|bade|bada|badi|bilkul|ekdum|ek dum|
    sach mein|sach me|waise|bas|hi|bhi|sirf|poora|poore|poori|pura|pure|puri|asli|pakka|pakke|pakki|ek number ka|
    ek number ke|ek number ki|ek no ka|number one|no 1|nihayat|nihayati|hamesha|hamesha se|kaafi|zyada|aur|itne bade|
    kitna bada|kitne bade|kitni badi|kisi|pehle se|sabse bada|sabse bade|sabse badi|dono|sab) )*
  `
const MIND =
  '(?:akal|akl|aqal|dimaag|dimag|dimagh|sharam|sharm|tameez|tamiz|tehzeeb|sanskar|sanskaar|zameer|haya|lihaaz|lihaz|izzat|aukaat|aukat|insaniyat|himmat|gairat|ghairat|dil)'

export const HINDI: Language = {
  code: 'hi',
  cues: 'tu tum aap tera teri tere tumhara tumhari tumhare aapka aapki aapke tune tumne aapne tujhe tumhe tumhein mujhe main mai mein maine mera meri mere hum humne hamara hamare hai hain ho tha thi hoon hun ka ki ke ko se pe kya kyun kyu kab kahan kaun kaise kitna kitne kitni nahi nahin nhi mat bhi toh aur lekin abhi kal aaj parso roz phir wapas wapis kar karo karna de do dena diya liya gaya gaye gayi raha rahe rahi wala wale wali yaar bhai bhaiya ji arre arey abe oye kahin kahi jaise bada bade badi aaya aaye aayi saala saale paise rupaye ghar aisa aise itna itne koi kuch jo agar de di nu mar maro maar sharm sharam doob akal dimaag apna apni apne',
  opens:
    'tu tum aap main mai maine mujhe mera mere meri kab kya kyun kyu kahan kal aaj abhi agli agle wapas paise de dedo do bhej bata batao call phone uthao please pls lekin aur hum humne woh wo yeh ye kitni paani ghar saaf karo kar parso monday tuesday wednesday thursday friday saturday sunday',
  barbs: [
    {
      name: 'romanised Hindi: a name',
      cut: 'words',
      examples: [
        'Kitni baar bolun, gadhe?',
        'chugalkhor kahin ki',
        'gadhe ki aulaad',
        'kal bhi nahi aaya darpok',
        'Waah, miss topper.',
        'tu kal 2 ghante late aaya aalsi kahin ka agli baar jaldi aana',
        'bada aaya bangalore wala saab',
        'Bade aaye raja sahab. Paise bhejo.',
        'oye khotte de puttar, bike wapas kar',
        'abe kutte paise de',
      ],
      harmless: [
        'wo kal yahin kahin tha',
        'usne mujhe chor bola',
        'ghar mein chor aaya',
        'bada wala packet lana',
        'bhai sahab kal aana',
        'hamare bachche school mein hain',
        'main bewakoof hoon',
      ],
      patterns: [
        pattern`
          (?:, )?(?:(?:abe|arre|oye|saala|saale|o|ek number ka|ek number ki)[§¤]? )?(?:(?!(?:main|mai|woh|wo|yahin|
          yahan|wahan|kal|hai|tha|thi|aaj|ghar|kar|late|aaya|aayi|aaye|ho|gaya|aur|rakha|tu|
          tum) ){w}){1,2}?kah[ie]n? (?:ka|ki|ke) {stop}
        `,
        `(?:, )?(?:{w})?(?:ki|ka|ke|da|de|di) (?:aulaad|aulad|puttar|pilla|pille|patth[aei]|pathe)[§¤]? {stop}`,
        `(?:, )?(?:abe|abey|oye|oy|arre|arrey|arey|o|ae|ab)[§¤]? (?:o )?(?:{adjective})?{noun}(?:{noun})?{stop}`,
        `(?:, )?{start}(?:(?:waah|wah|haan|han|accha|acha|ji|yaar|bhai|sun|chal) (?:, )?)?(?:{known})?{strong}(?:(?:kahin|kahi) (?:ka|ki|ke) )?(?:{strong})?{end}`,
        pattern`
          (?<! (?:ek|koi|wo|woh|yeh|ye|main|mai|mera|meri|mere|mujhe|usne|usko|ko|ka|ki|ke|mein|me|se|jaise|jaisa|
          jaisi|aur|ya|kya|hum|bhi|us|is|isko|sab|ne|itna|bahut|thoda|nahi|nahin|the|a|an|my|your|was|is|he|she|they|
          that|of) )(?:{adjective})?(?:{strong}(?=$|[.!?¶X] )|{phrase}{stop})
        `,
        pattern`
          {start}(?:(?:waah|wah|arre|oho|haan|dekho|dekh) (?:, )?)?(?:bad[aeiy]|bade bade|badi badi) (?:aaya|aaye|
          aayi|aya|aye|ayi|aa gaya|aa gaye|aa gayi) (?:(?!(?:tha|thi|the|hai|hoga) ){w}){1,5}?{end}
        `,
        pattern`
          {start}(?:(?:waah|wah|oho|haan) (?:, )?)?(?:miss|mister|mr|madam|maharani|maharaja|nawab|raja|queen|
          lord)[§¤]? (?:topper|perfect|sahab|saab|saheb|sahiba|ji ki aulad|know it all|genius|bahadur|hero|universe|
          world)[§¤]? {end}
        `,
      ],
    },
    {
      name: 'romanised Hindi: a verdict',
      cut: 'words',
      examples: [
        'Tum aur tumhare bahane, poore nautanki ho.',
        'tu ek number ka chor hai',
        'kitna bada chindi hai tu',
        'Akal nahi hai kya? Kal andar park karo.',
        'Dimaag kharab hai kya?',
        'andhe ho kya paise bhej do',
        'Aap jaise makaan maalik ko sharam aani chahiye.',
        'Khoon safed ho gaya hai tumhara.',
      ],
      harmless: [
        'tum ghar pe ho?',
        'tu kal aayega',
        'tu chor nahi hai',
        'main pagal hoon',
        'mujhe sharam aati hai',
        'tum bahut achhe ho',
        'aap naraz ho kya',
        'mera dimaag kharab ho gaya',
      ],
      patterns: [
        `(?:(?:${YOU}) )?(?:toh? |bilkul |ekdum )*(?:ek number k[aei]|poor[aei]|pur[aei]|pakk[aei]|bad[aei] wal[aei]|nihayat) (?:{w}){1,2}(?:${ARE}) {end}`,
        `${YOU} ${ADVERBS}{known}(?:(?!(?:nahi|nahin|nhi|mat|jaise|jaisa) ){w})?(?:aur {known})?(?:${ARE}) (?:yaar |bhai |kya |sach mein )?{stop}`,
        pattern`
          (?<! (?:main|mai|wo|woh|yeh|ye|mein|mera) (?:[a-z]+ )?)(?:kitn[aei]|bahut|bohot|itn[aei]|ekdum|bilkul|
          poor[aei]|pur[aei]|ek number k[aei]) (?:bad[aei] )?{known}(?:aadmi |insaan |log )?(?:ho|hai|hain) (?:${YOU}|
          yaar|bhai|na) {stop}
        `,
        `{start}{known}(?:(?:hai|ho|h|hain) (?:${YOU})|(?:ho|hai|hain|h) kya|kahin k[aei]) (?:, )?(?:poora |pura |poori |kya |yaar )?{stop}`,
        pattern`
          (?:tu |tum |aap )?(?:andh[aei]|behr[aei]|bahr[aei]|pagal|paagal|bewakoof|gadh[aei]|goong[aei]|nashe mein|
          nashe me|mental)[§¤]*[†‡]? (?:hai|ho|hain|h|ho gaye ho|ho gaya hai)? ?(?:kya|ke) (?:tu |tum |aap )?{stop}
        `,
        pattern`
          (?:(?:tujh|tum|aap|tere|teri|tumhari|tumhara|tumhare|aapki|aapka|aap mein|tujhe|tumhe|tujhme|tum mein|
          tum me)(?: mein| me| ko| ke paas| ke andar)? )?(?:(?:padhe likhe|padha likha|
          padhi likhi) hokar bhi )?(?:(?:zara|thodi|thoda|kuch|koi|bilkul|zara si|
          thodi si) )?(?:bhi )?${MIND} (?:(?:bhi|wagairah|naam ki cheez|naam ki koi cheez|toh|to) )*(?:nahi+n?|nhi|
          nai|h hi nahi|hai hi nahi|nahi hai|hai) (?:hai |h |aati |aata |bachi |bacha |rahi |hai hi )?(?:kya|tujhe|
          tumhe|tujhme|tum mein|tum me|tum logon mein|tujh mein|aap mein|tumhare paas|tere paas|tujhko|tumko|aapko|na|
          ki nahi|ya nahi) (?:kya )?{stop}
        `,
        pattern`
          (?:tere|teri|tumhare|tumhara|tumhari|aapke|aapka|aapki|tera) ${MIND} (?:mein |me )?(?:nahi+n? hai|
          gobar bhara hai|bhusa bhara hai|kharab hai|ghutne mein hai|ghaas charne gay[ai] hai|khatam hai|
          mar gay[ai] hai|hai hi nahi) ?(?:kya )?{stop}
        `,
        pattern`
          (?:tera |tumhara |aapka )?(?:dimaag|dimag|dimagh|sar)(?: ka screw)? (?:kharab|ghum gaya|ghoom gaya|dheela|
          theek nahi|hila hua|sadak pe|kaam nahi karta|thikane pe nahi) (?:ho gaya )?(?:hai )?(?:kya |tera |tumhara |
          tera kya )+{stop}
        `,
        pattern`
          (?:aap|tum|tere|tujh|tumhare) jais[aeio]n? (?:{w}){0,3}?(?:logon |log )?(?:ko |ne |maine |mene |
          se )?(?:bhi )?(?:sharam aani chahiye|sharm aani chahiye|doob marna chahiye|
          (?:maine |mene )?nahin? (?:{w})?dekh[aei]|kahin nahi dekha) {stop}
        `,
        `(?:aap|tum|tere|tujh) jais[aei] (?:{w}){1,3}(?:maine |mene )?nahin? {w}{end}`,
        `{start}{known}(?:hai|ho|h) (?:tu|tum|aap) (?:(?:poora|pura|poori|pakka|pakki) )?{known}{stop}`,
        `(?:(?:tu|tum) )?(?:bilkul|ekdum) apne baap (?:pe|par) (?:gaya|gayi|gaye) (?:hai|ho) (?:(?:tu|tum) |{stop})`,
        `kitn[aei] {known}(?:hai|ho) (?:tu|tum) `,
        `kais[aei] (?:baap|maa|dost|beta|beti|insaan|bhai|behen|bahen|pati|biwi) (?:hai|ho) (?:tu|tum|aap) {stop}`,
        `(?:tu|tum|aap) insaan kehlane (?:ke )?la+yak (?:hi )?nahi+n? (?:hai|ho) {stop}`,
        `{start}(?:do|teen|char|chaar|paanch|panch|chhe) saal ka bachcha bhi (?:{w})?(?:samajh|kar|bata|padh|dekh|jaan|bol) (?:{w}){1,2}?{stop}`,
        `(?:tujhse|tumse|aapse) (?:to |toh )?(?:{w}){0,2}?(?:kutta|gadha|bachcha|janwar)[§¤]*[†‡]? (?:accha|achha|behtar) (?:hai|hota hai) {stop}`,
        `{start}{known}(?:dost|aulad|aulaad|beta|beti|padosi|biwi|pati|sasural) {stop}`,
        `(?:tu|tum) mar (?:kyun|kyu) nahi+n? (?:jaata|jaati|jaate|gaya|gayi) {stop}`,
        `(?:tere|tumhare|aapke) bas (?:ki|ka) (?:baat |kaam )?(?:hi )?nahi+n? (?:hai )?{stop}`,
        `(?:tujhe|tumhe|aapko) (?:to |toh )?(?:bolna|samjhana|kehna) hi (?:bekaar|bekar|faltu|fizool)[§¤]?[†‡]? (?:hai|h) {stop}`,
        `(?:tu|tum|aap) (?:hai|ho) hi {known}{stop}`,
        `{start}{phrase}(?:soch|aukat|harkat|baat) (?:hai )?(?:(?:teri|tumhari) |{stop})`,
        `(?:do|2) (?:kaudi|kodi|takke|takey|take) ki (?:soch|aukaa?t|harkat|baat) (?:hai )?(?:(?:teri|tumhari) |{stop})`,
        `{start}(?:tu |tum )?apni sha[kq]al dekho? (?:pehle |pahle )?{stop}`,
        `{start}(?:thod[aei]|kuch|zara) toh? (?:sharam|sharm)[§¤]? (?:karo?|kar lo|kar le|kariye) {stop}`,
        `(?:khoon|khun) safed ho gaya (?:hai )?(?:tera|tumhara|aapka|kya)? ?{stop}`,
        `{start}{strong}(?:aadmi|insaan|aurat|log|ladka|ladki) {stop}`,
        `(?:tumse|tujhse|aapse|tere se) (?:ek |koi |kuch )?(?:{w}){0,2}(?:nahi+n? (?:hoga|hota|ho payega|sambhalta|banta)) {stop}`,
      ],
    },
    {
      name: 'romanised Hindi: shame, age, or a curse',
      cut: 'words',
      examples: [
        'sharm se doob mar',
        'Umar ka lihaz karo.',
        'bhaad mein ja mere paise de',
        'shakal mat dikhana apni',
        'Tujhe sharam nahi aati?',
        'Apni aukaat mein reh.',
        'Maa baap ne yehi sikhaya hai?',
        'chullu bhar paani mein doob maro',
      ],
      harmless: [
        'paani mein mat ja',
        'aapki umar kya hai',
        'maa ne khana banana sikhaya',
        'mujhe sharam aati hai isliye nahi bola',
        'chup raho bachcha so raha hai',
      ],
      patterns: [
        pattern`
          (?:(?:ja |jaake |jaa |jao )?(?:kuch )?(?:sharm|sharam)(?: se)? )?(?:chullu bhar (?:paani|pani) (?:mein|me|
          m) )?doob (?:ke )?(?:mar|maro|mariye|marna|marte kyun nahi)(?: ja| jao| jaa)? (?:kahin )?{stop}
        `,
        pattern`
          (?:(?:zara|kuch|thodi|thoda|kuch to|kuch toh|apni|meri|budhon ki|badon ki) )*(?:umar|umr|umra|age|sharam|
          sharm) (?:(?:ka|ki) )?(?:(?:toh|to|lihaaz|lihaz|khayal|hi|sharam) )+(?:{w})?(?:karo|kar|kariye|kijiye|
          kar lo|kar le|rakho|rakh) {stop}
        `,
        `{start}(?:(?:zara|kuch|thodi|thoda|kuch to|kuch toh) )*(?:sharam|sharm) (?:karo|kar|kariye|kijiye|kar lo|kar le) (?:zara |thodi )?{stop}`,
        pattern`
          (?:(?:tujhe|tumhe|tumko|aapko|tum logon ko|tumhein|tujhko) )?(?:(?:zara|thodi|thodi si|zara si|bilkul|
          kuch) )?(?:bhi )?(?:sharam|sharm|laaj|haya) (?:bhi )?nahi+n? (?:aati|aata|ayi|aayi|hai|aari|
          aa rahi) (?:(?:hai )?(?:kya|tujhe|tumhe|tumko|aapko) )?{stop}(?<!mujhe .{0,40})
        `,
        `(?:sab )?(?:bhaad|bhad|jahannum|jahannam|nark|tel lene|gaddhe)(?: mein| me| m)? (?:ja|jao|jaa|jaye|jaiye|jaao)(?: tu| tum| sab)? {stop}`,
        `{start}(?:chal |ab )?(?:nikal|nikal ja|nikal jao|dafa ho|dafa ho ja|dafa ho jao|hatt|phoot|phut le|khisak|chal phoot)(?: yahan se| yahaan se| idhar se)? (?:(?:, )?{known})?{stop}`,
        pattern`
          (?:apni )?aukaa?t (?:mein|me|m) (?:reh|raho|rehna|rahiye) {stop}|
          (?:apni |teri |tumhari )(?:aukaat|aukat) (?:dekh|dekhi|dekho|bhool|pehchan|kya) (?:hai |gaya |gaye |
          li )*(?:kya |pehle )?{stop}
        `,
        pattern`
          (?:tere |tumhare |aapke |teri |tumhari |aapki )?(?:maa|ma|mummy|mom|
          maan)(?:[- ](?:baap|bap))?(?: papa)? ne (?:(?:tujhe|tumhe|aapko|kuch|yahi|yehi|yeh|ye|tameez|tamiz|koi|bhi|
          nahi|nahin|tehzeeb|sanskar|itna) )+(?:sikhaya|sikhaaya|sikhai|diya|diye|
          sikhaye)(?: nahi)?(?: hai)?(?: kya| tujhe| tumhe)? {stop}
        `,
        'sha[kq]al mat dikhana(?: apni)? ',
        `(?:apni )?(?:yeh |ye )?(?:manhoos |gandi )?sha[kq]al (?:mat dikha|mat dikhao|mat dikhana|dekhi hai|dekh apni|dekho apni)(?: apni)?(?: kabhi)? {stop}`,
        `{start}(?:teri|tumhari|teri to) (?:maa|ma|behen|bahen) (?:ki|ka|ko) {w}?{end}`,
        `(?:(?:{w})?(?:tere|tumhare|aapke) )?baap ka (?:maal|raj|ghar|paisa|naukar|noukar) (?:hai|hoon|hun|samjha hai|samajh rakha hai) (?:kya )?{stop}`,
      ],
    },
  ],
}
