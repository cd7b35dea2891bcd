/**
 * The communes of Côte d'Ivoire and where their towns lie: name, latitude, longitude in WGS84 to a thousandth of a
 * degree, some 110 m. From GeoNames (geonames.org, CC BY 4.0, rounded); the seven of
 * Abidjan that it lacks were placed by hand, to about a kilometre.
 */
const list =
  'Abengourou 6.730 -3.496, Aboisso 5.468 -3.207, Aboisso-Comoé 5.735 -3.403, Abobo 5.416 -4.016, ' +
  'Abongoua 6.247 -3.543, Adaou 5.428 -3.264, Adiaké 5.286 -3.304, Adjamé 5.355 -4.025, ' +
  'Adjouan 5.310 -3.152, Adzopé 6.107 -3.862, Afféry 6.320 -3.952, Agboville 5.928 -4.213, ' +
  'Agnibilékrou 7.131 -3.204, Agou 5.983 -3.944, Akoupé 6.384 -3.888, Alépé 5.500 -3.663, ' +
  'Anoumaba 6.337 -4.516, Anyama 5.495 -4.052, Arrah 6.673 -3.969, Assinie-Mafia 5.134 -3.291, ' +
  'Assuéfry 7.700 -2.978, Attécoubé 5.336 -4.041, Attiégouakro 6.774 -5.114, Ayamé 5.605 -3.157, ' +
  'Azaguié 5.630 -4.082, Bako 9.139 -7.610, Bangolo 7.012 -7.486, Bassawa 8.052 -4.103, ' +
  'Bédiala 7.160 -6.306, Béoumi 7.674 -5.581, Bettié 6.076 -3.408, Biankouma 7.739 -7.614, ' +
  'Bin-Houyé 6.782 -8.313, Bingerville 5.356 -3.885, Bloléquin 6.569 -8.003, Bocanda 7.063 -4.499, ' +
  'Bodokro 7.861 -5.477, Bondoukou 8.040 -2.800, Bongouanou 6.652 -4.204, ' +
  'Boniérédougou 8.377 -4.721, Bonon 6.927 -6.049, Bonoua 5.272 -3.596, Borotou 8.735 -7.492, ' +
  'Botro 7.852 -5.311, Bouaflé 6.990 -5.744, Bouaké 7.694 -5.030, Bouna 9.269 -2.995, ' +
  'Boundiali 9.522 -6.487, Brobo 7.640 -4.825, Buyo 6.275 -6.997, Cocody 5.360 -3.975, ' +
  'Dabakala 8.363 -4.429, Dabou 5.326 -4.377, Daloa 6.877 -6.450, Danané 7.260 -8.155, ' +
  'Daoukro 7.059 -3.963, Diabo 7.790 -5.171, Dianra 8.943 -6.255, Diawala 10.107 -5.473, ' +
  'Didiévi 7.129 -4.898, Diégonéfla 6.289 -5.574, Dikodougou 9.068 -5.772, Dimbokro 6.647 -4.705, ' +
  'Dioulatiédougou 8.972 -7.232, Divo 5.837 -5.357, Djébonoua 7.516 -5.074, Djékanou 6.484 -5.116, ' +
  'Djibrosso 8.770 -6.999, Doropo 9.810 -3.346, Dualla 8.124 -6.541, Duékoué 6.742 -7.349, ' +
  'Ettrokro 7.259 -3.764, Facobly 7.388 -7.376, Ferkessédougou 9.593 -5.194, Foumbolo 8.642 -4.645, ' +
  'Fresco 5.082 -5.569, Fronan 8.215 -5.125, Gagnoa 6.132 -5.951, Gbéléban 9.585 -8.132, ' +
  'Gboguhé 6.757 -6.584, Gbon 9.832 -6.447, Gbonné 7.531 -7.413, Gohitafla 7.491 -5.880, ' +
  'Goulia 10.019 -7.201, Grabo 4.920 -7.496, Grand-Bassam 5.212 -3.739, Grand-Béréby 4.651 -6.924, ' +
  'Grand-Lahou 5.138 -5.021, Grand-Zattry 6.116 -6.536, Guéyo 5.688 -6.071, Guibéroua 6.239 -6.171, ' +
  'Guiembé 9.233 -5.713, Guiglo 6.544 -7.494, Guintéguéla 8.290 -7.309, Guitry 5.520 -5.240, ' +
  'Hiré 6.189 -5.295, Issia 6.492 -6.586, Jacqueville 5.205 -4.415, Kanakono 10.355 -6.236, ' +
  'Kani 8.478 -6.605, Kaniasso 9.815 -7.513, Karakoro 9.417 -5.494, Kasséré 9.827 -6.217, ' +
  'Katiola 8.137 -5.101, Kokoumbo 6.542 -5.259, Kolia 9.765 -6.464, Komborodougou 9.326 -5.429, ' +
  'Kong 9.149 -4.610, Kongasso 7.815 -6.077, Korhogo 9.458 -5.630, Koro 8.555 -7.463, ' +
  'Kouassi-Datékro 7.817 -3.526, Kouassi-Kouassikro 7.341 -4.677, Kouibly 7.256 -7.235, ' +
  'Koumassi 5.297 -3.968, Koumbala 9.521 -5.175, Koun-Fao 7.488 -3.252, Kounahiri 7.791 -5.835, ' +
  'Kouto 9.890 -6.409, Lakota 5.848 -5.682, Logoualé 7.108 -7.552, Lolobo 7.722 -5.396, ' +
  'M’Bahiakro 7.457 -4.340, M’Batto 6.472 -4.358, M’Bengué 10.002 -5.900, Madinani 9.611 -6.942, ' +
  'Maféré 5.415 -3.030, Man 7.413 -7.554, Mankono 8.059 -6.190, Marcory 5.312 -3.994, ' +
  'Massala 7.899 -6.437, Méagui 5.412 -6.560, Minignan 9.997 -7.836, Morondo 8.952 -6.785, ' +
  'Napié 9.289 -5.583, Nassian 8.453 -3.472, N’Douci 5.864 -4.761, Niablé 6.661 -3.270, ' +
  'Niakara 8.658 -5.291, Niellé 10.198 -5.623, Niofoin 9.615 -6.078, Odienné 9.505 -7.564, ' +
  'Ouangolodougou 9.968 -5.149, Ouaninou 8.238 -7.866, Ouellé 7.296 -4.014, Oumé 6.383 -5.418, ' +
  'Ouragahio 6.311 -5.935, Plateau 5.323 -4.020, Port-Bouët 5.256 -3.960, Prikro 7.647 -3.996, ' +
  'Rubino 6.070 -4.311, Saïoua 6.485 -6.278, Sakassou 7.455 -5.293, Samatiguila 9.820 -7.561, ' +
  'Sandégué 7.954 -3.580, Sangouiné 7.275 -7.779, San-Pédro 4.749 -6.636, Sarhala 8.418 -6.171, ' +
  'Sassandra 4.954 -6.085, Satama-Sokoro 7.898 -4.530, Satama-Sokoura 7.900 -4.364, ' +
  'Séguéla 7.961 -6.673, Séguélon 9.357 -7.121, Séitifla 7.439 -6.718, Sifié 7.981 -6.927, ' +
  'Sikensi 5.668 -4.574, Sinématiali 9.584 -5.385, Sinfra 6.621 -5.911, Sipilou 7.864 -8.101, ' +
  'Sirasso 9.274 -6.099, Songon 5.320 -4.254, Soubré 5.784 -6.594, Taabo 6.200 -5.109, ' +
  'Tabou 4.423 -7.353, Tafiré 9.069 -5.164, Taï 5.874 -7.455, Tanda 7.803 -3.168, ' +
  'Téhini 9.605 -3.658, Tengréla 10.481 -6.407, Tiapoum 5.136 -3.023, Tiassalé 5.898 -4.823, ' +
  'Tié-N’Diékro 7.428 -4.766, Tiébissou 7.158 -5.225, Tiémé 9.545 -7.318, Tiémélékro 6.492 -4.620, ' +
  'Tieningboué 8.178 -5.721, Tienko 10.225 -7.482, Tioroniaradougou 9.354 -5.638, ' +
  'Tortiya 8.768 -5.686, Touba 8.283 -7.683, Toulépleu 6.580 -8.411, Toumodi 6.558 -5.018, ' +
  'Transua 7.550 -3.014, Treichville 5.295 -4.007, Vavoua 7.382 -6.478, Worofla 8.273 -6.906, ' +
  'Yakassé-Attobrou 6.182 -3.651, Yamoussoukro 6.821 -5.277, Yopougon 5.338 -4.084, ' +
  'Zikisso 6.064 -5.702, Zouan-Hounien 6.919 -8.207, Zoukougbeu 6.762 -6.864, Zuénoula 7.430 -6.051'

export interface Commune {
  nom: string
  latitude: number
  longitude: number
}

export const communes: readonly Commune[] = list.split(', ').map((line) => {
  const [nom = '', latitude, longitude] = line.split(/ (?=-?\d)/)
  return { nom, latitude: Number(latitude), longitude: Number(longitude) }
})

/** Kilometres between two places; on a sphere, which is out by half a per cent at the most. */
function distance(a: Omit<Commune, 'nom'>, b: Omit<Commune, 'nom'>): number {
  const radians = Math.PI / 180
  const haversine = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const chord =
    haversine(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * haversine(b.longitude - a.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

/** The communes by distance from a place, the nearest first. */
export function communesAround(point: Omit<Commune, 'nom'>): { commune: Commune; km: number }[] {
  return communes.map((commune) => ({ commune, km: distance(point, commune) })).sort((a, b) => a.km - b.km)
}
