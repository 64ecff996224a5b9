"""Screen reader support for widgets that paint their content themselves."""
