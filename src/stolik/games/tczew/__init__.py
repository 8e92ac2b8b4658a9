"""Zbudujmy Tczew: four towns grow on a map of the Vistula."""
