/**
 * @generated SignedSource<<f1b3fc9780bae5271f060d334f973c87>>
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
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
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

(node as any).hash = "beaa43a9002f6bd48d19e095dcd89d9e";

export default node;
