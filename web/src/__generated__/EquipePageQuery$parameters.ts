/**
 * @generated SignedSource<<29e6192afa251ed23457985c4fcc9eb7>>
 * @relayHash 8f554732649907d087cc627934102a4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15fe93db358dbbc9b74ee5ce062f69cee83cc714a04213c7d10997840351b5ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15fe93db358dbbc9b74ee5ce062f69cee83cc714a04213c7d10997840351b5ea",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
