/** Makers of our own invention. */
export const generatedBrands: readonly string[] = `Almvide Bokhulta Brunnsbo Drejarn Ekmora Eldsjö Fjärdlin Flätmora
  Garnlunda Glasvide Gransta Havslera Hemvide Holmvirke Järnhulta Klotlek Kvistmora Lekvide Lerbo Lindvide Ljusmora
  Lyktbo Löddra Mjukvide Norrgarn Nystaväv Oljeslag Pappersbo Rostmora Rödlera Sandvide Skogsbrus Slöjdhem Spånvide
  Stickbo Såpmora Tallvide Tråvad Ugnsro Ullvide Varpvik Vävmora Åkerbärs Ölandsro`.split(/\s+/);
