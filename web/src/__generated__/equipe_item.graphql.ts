/**
 * @generated SignedSource<<501452ee0ae9605f3266682222f18d03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type equipe_item$data = {
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly libelle: string;
  readonly nom: string;
  readonly numeroOrdre: string | null | undefined;
  readonly photo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly status: boolean;
  readonly urlLinkedin: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "equipe_item";
};
export type equipe_item$key = {
  readonly " $data"?: equipe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"equipe_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "equipe_item"
};

(node as any).hash = "175e29a0d09467f9718906a6d3f4aaaf";

export default node;
