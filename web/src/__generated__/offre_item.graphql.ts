/**
 * @generated SignedSource<<b2a8b72201f80317bc29710ba2352b4a>>
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
  readonly jusquAu: string | null | undefined;
  readonly lieu: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titre: string;
  readonly titreRecherche: string | null | undefined;
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

(node as any).hash = "52898465ec6a23878f22144c76625b97";

export default node;
