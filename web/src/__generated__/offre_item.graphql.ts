/**
 * @generated SignedSource<<b5c64d1bb26ca96ee95fc535f03f003c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type offre_item$data = {
  readonly contrat: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly id: string;
  readonly jusquAu: string | null | undefined;
  readonly libelle: string;
  readonly lieu: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly titre: string;
  readonly titreRecherche: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "offre_item";
};
export type offre_item$key = {
  readonly " $data"?: offre_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"offre_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offre_item"
};

(node as any).hash = "f37adaba6fdee0c49112185eef7ebf13";

export default node;
