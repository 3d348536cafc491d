/**
 * States, provinces and counties of countries where an address names one, parted by bars. A code before a colon is what
 * stands on a parcel. Made from country-region-data 4.1.0 (MIT); a country whose list there is not the post's own is left
 * out, and its shoppers type.
 */
export const subdivisionNames: Readonly<Record<string, string>> = {
  AE: 'Abu Dhabi|Ajman|Dubai|Fujairah|Ras al Khaimah|Sharjah|Umm Al Quwain',
  AR:
    'Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires|Córdoba|Corrientes|' +
    'Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|' +
    'San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán',
  AU:
    'ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|QLD:Queensland|' +
    'SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia',
  BR:
    'AC:Acre|AL:Alagoas|AP:Amapá|AM:Amazonas|BA:Bahia|CE:Ceará|DF:Distrito Federal|ES:Espírito Santo|' +
    'GO:Goiás|MA:Maranhão|MT:Mato Grosso|MS:Mato Grosso do Sul|MG:Minas Gerais|PA:Pará|PB:Paraíba|' +
    'PR:Paraná|PE:Pernambuco|PI:Piauí|RJ:Rio de Janeiro|RN:Rio Grande do Norte|RS:Rio Grande do Sul|' +
    'RO:Rondônia|RR:Roraima|SC:Santa Catarina|SP:São Paulo|SE:Sergipe|TO:Tocantins',
  CA:
    'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|' +
    'NT:Northwest Territories|NS:Nova Scotia|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|' +
    'SK:Saskatchewan|YT:Yukon',
  CN:
    'Anhui|Beijing|Chongqing|Fujian|Gansu|Guangdong|Guangxi|Guizhou|Hainan|Hebei|Heilongjiang|Henan|' +
    'Hubei|Hunan|Inner Mongolia|Jiangsu|Jiangxi|Jilin|Liaoning|Ningxia|Qinghai|Shaanxi|Shandong|' +
    'Shanghai|Shanxi|Sichuan|Tianjin|Tibet|Xinjiang|Yunnan|Zhejiang',
  IE:
    'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|' +
    'Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|' +
    'Wicklow',
  IN:
    'Andaman and Nicobar Islands|Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|' +
    'Dadra and Nagar Haveli and Daman and Diu|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|' +
    'Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Ladakh|Lakshadweep|Madhya Pradesh|Maharashtra|' +
    'Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|' +
    'Telangana|Tripura|Uttarakhand|Uttar Pradesh|West Bengal',
  JP:
    'Aichi|Akita|Aomori|Chiba|Ehime|Fukui|Fukuoka|Fukushima|Gifu|Gunma|Hiroshima|Hokkaido|Hyogo|' +
    'Ibaraki|Ishikawa|Iwate|Kagawa|Kagoshima|Kanagawa|Kochi|Kumamoto|Kyoto|Mie|Miyagi|Miyazaki|Nagano|' +
    'Nagasaki|Nara|Niigata|Oita|Okayama|Okinawa|Osaka|Saga|Saitama|Shiga|Shimane|Shizuoka|Tochigi|' +
    'Tokushima|Tokyo|Tottori|Toyama|Wakayama|Yamagata|Yamaguchi|Yamanashi',
  MX:
    'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|' +
    'Coahuila de Zaragoza|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|' +
    'Michoacán de Ocampo|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro de Arteaga|Quintana Roo|' +
    'San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas',
  MY:
    'Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Perak|Perlis|Pulau Pinang|Sabah|Sarawak|' +
    'Selangor|Terengganu|Wilayah Persekutuan (Kuala Lumpur)|Wilayah Persekutuan (Labuan)|' +
    'Wilayah Persekutuan (Putrajaya)',
  NG:
    'Abia|Abuja Federal Capital Territory|Adamawa|Akwa Ibom|Anambra|Bauchi|Bayelsa|Benue|Borno|' +
    'Cross River|Delta|Ebonyi|Edo|Ekiti|Enugu|Gombe|Imo|Jigawa|Kaduna|Kano|Katsina|Kebbi|Kogi|Kwara|' +
    'Lagos|Nasarawa|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto|Taraba|Yobe|Zamfara',
  TH:
    'Amnat Charoen|Ang Thong|Bueng Kan|Buri Ram|Chachoengsao|Chai Nat|Chaiyaphum|Chanthaburi|' +
    'Chiang Mai|Chiang Rai|Chon Buri|Chumphon|Kalasin|Kamphaeng Phet|Kanchanaburi|Khon Kaen|Krabi|' +
    'Krung Thep Mahanakhon (Bangkok)|Lampang|Lamphun|Loei|Lop Buri|Mae Hong Son|Maha Sarakham|' +
    'Mukdahan|Nakhon Nayok|Nakhon Phathom|Nakhon Phanom|Nakhon Ratchasima|Nakhon Sawan|' +
    'Nakhon Si Thammarat|Nan|Narathiwat|Nong Bua Lam Phu|Nong Khai|Nonthaburi|Pathum Thani|Pattani|' +
    'Phangnga|Phatthalung|Phayao|Phetchabun|Phetchaburi|Phichit|Phitsanulok|Phra Nakhon Si Ayutthaya|' +
    'Phrae|Phuket|Prachin Buri|Prachuap Khiri Khan|Ranong|Ratchaburi|Rayong|Roi Et|Sa Kaeo|' +
    'Sakon Nakhon|Samut Prakan|Samut Sakhon|Samut Songkhram|Saraburi|Satun|Sing Buri|Si Sa ket|' +
    'Songkhla|Sukhothai|Suphan Buri|Surat Thani|Surin|Tak|Trang|Trat|Ubon Ratchathani|Udon Thani|' +
    'Uthai Thani|Uttaradit|Yala|Yasothon',
  US:
    'AL:Alabama|AK:Alaska|AS:American Samoa|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|' +
    'CT:Connecticut|DE:Delaware|DC:District of Columbia|FM:Micronesia|FL:Florida|GA:Georgia|GU:Guam|' +
    'HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|' +
    'MH:Marshall Islands|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|' +
    'MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|' +
    'NY:New York|NC:North Carolina|ND:North Dakota|MP:Northern Mariana Islands|OH:Ohio|OK:Oklahoma|' +
    'OR:Oregon|PW:Palau|PA:Pennsylvania|PR:Puerto Rico|RI:Rhode Island|SC:South Carolina|' +
    'SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VI:Virgin Islands|VA:Virginia|' +
    'WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming|AA:Armed Forces Americas|' +
    'AE:Armed Forces Europe, Canada, Africa and Middle East|AP:Armed Forces Pacific',
};

/** Canada's provinces in its other language, by their codes. */
export const frenchProvinces: Readonly<Record<string, string>> = {
  BC: 'Colombie-Britannique',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
};
