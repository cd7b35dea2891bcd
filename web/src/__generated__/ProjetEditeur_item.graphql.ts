/**
 * @generated SignedSource<<c2ec738f7b0c81220dcb7f331a04ee26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjetEditeur_item$data = {
  readonly annee: number | null | undefined;
  readonly category: string | null | undefined;
  readonly client: string | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly latitude: number | null | undefined;
  readonly lieu: string | null | undefined;
  readonly longitude: number | null | undefined;
  readonly maitreOeuvre: string | null | undefined;
  readonly nom: string;
  readonly prix: string | null | undefined;
  readonly resultat: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "ProjetEditeur_item";
};
export type ProjetEditeur_item$key = {
  readonly " $data"?: ProjetEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjetEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ProjetEditeur_item"
};

(node as any).hash = "e1b6a42a77c6b8893d8a3be3492823cc";

export default node;
